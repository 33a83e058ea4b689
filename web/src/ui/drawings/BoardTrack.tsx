import '@/ui/styles/board-track.css';

const tileCount = 33;
const step = 62;
const colours = ['tomato', 'sun', 'teal', 'candy', 'grape', 'sky'];

interface Tile {
	x: number;
	y: number;
	turn: number;
	colour: string;
}

/** The track winds like a sine; each tile is turned along it. */
function tiles(): Tile[] {
	return Array.from({ length: tileCount }, (_, index) => {
		const phase = index * 0.52;
		return {
			x: index * step,
			y: Math.round(64 + 30 * Math.sin(phase)),
			turn: Math.round(Math.cos(phase) * 14),
			colour: colours[index % colours.length] as string,
		};
	});
}

interface Props {
	/** The layers of the two pieces on their way, the lowest first. */
	pieces: readonly (readonly string[])[];
}

/** A strip of game board between two sections, with two pieces on their way. Decoration only. */
export function BoardTrack({ pieces }: Props) {
	return (
		<div className="board-track no-print" aria-hidden="true">
			<svg
				aria-hidden="true"
				viewBox={`300 0 ${step * 23} 124`}
				preserveAspectRatio="xMidYMid slice"
			>
				{tiles().map(({ x, y, turn, colour }) => (
					<g
						key={x}
						className={`fill-${colour}`}
						transform={`translate(${x} ${y}) rotate(${turn})`}
					>
						<rect className="track-side" x="-25" y="-12" width="50" height="37" rx="11" />
						<rect className="track-tile" x="-24" y="-17" width="48" height="34" rx="10" />
						<path className="track-shine" d="M-18-7c0-5 3-6 6-6h18" />
					</g>
				))}
			</svg>
			{pieces.map((layers) => (
				<span key={layers.join()} className="track-piece">
					{layers.map((image) => (
						<img key={image} src={image} alt="" width={192} height={192} loading="lazy" />
					))}
				</span>
			))}
		</div>
	);
}
