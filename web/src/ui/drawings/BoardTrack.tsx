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

const meeple =
	'M0-58c9 0 14 6 14 13 0 3-1 5-2 7 11 1 20 5 20 10 0 6-8 7-15 7 4 8 9 17 9 23 0 3-2 5-5 5H6L0-5l-6 12h-15c-3 0-5-2-5-5 0-6 5-15 9-23-7 0-15-1-15-7 0-5 9-9 20-10-1-2-2-4-2-7 0-7 5-13 14-13z';

function Piece({ at, colour }: { at: Tile; colour: string }) {
	return (
		<path
			className={`track-piece fill-${colour}`}
			d={meeple}
			transform={`translate(${at.x} ${at.y - 2}) scale(0.72)`}
		/>
	);
}

/** A strip of game board between two sections, with two pieces on their way. Decoration only. */
export function BoardTrack() {
	const track = tiles();
	const [first, second] = [track[13], track[19]];
	return (
		<svg
			className="board-track no-print"
			aria-hidden="true"
			viewBox={`300 0 ${step * 23} 124`}
			preserveAspectRatio="xMidYMid slice"
		>
			{track.map(({ x, y, turn, colour }) => (
				<rect
					key={x}
					className={`track-tile fill-${colour}`}
					x="-25"
					y="-17"
					width="50"
					height="34"
					rx="10"
					transform={`translate(${x} ${y}) rotate(${turn})`}
				/>
			))}
			{first && <Piece at={first} colour="tomato" />}
			{second && <Piece at={second} colour="teal" />}
		</svg>
	);
}
