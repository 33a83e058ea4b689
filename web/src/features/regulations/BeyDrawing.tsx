import './drawing.css';

export type BeyPart = 'blade' | 'lock_chip' | 'main_blade' | 'assist_blade' | 'ratchet' | 'bit';

/** The parts as they lie above each other, seen a little from above; each knows its own height. */
const shapes: Record<BeyPart, { height: number; path: string }> = {
	lock_chip: { height: 46, path: 'M-34 0a34 15 0 0 1 68 0v14a34 15 0 0 1-68 0z' },
	blade: {
		height: 92,
		path: 'M-108 6l34-26 26 4 48-10 48 10 26-4 34 26-22 8 16 18-44 6-26 14-32-6-32 6-26-14-44-6 16-18z',
	},
	main_blade: {
		height: 82,
		path: 'M-104 4l38-24 30 8 36-14 36 14 30-8 38 24-26 10 10 14-46 6-42 10-42-10-46-6 10-14z',
	},
	assist_blade: {
		height: 58,
		path: 'M-82 0l22-12 30 4 30-8 30 8 30-4 22 12-16 8 8 10-40 6-34 8-34-8-40-6 8-10z',
	},
	ratchet: { height: 66, path: 'M-46-6l20-8 26-4 26 4 20 8v16l-10 22-36 10-36-10-10-22z' },
	bit: { height: 76, path: 'M-38-6a38 14 0 0 1 76 0v12l-22 14-6 20-10 16-10-16-6-20-22-14z' },
};
const gap = 18;
const top = 34;

/** An exploded Bey, from top to bottom, with the numbers of the list beside it. */
export function BeyDrawing({ parts, alt }: { parts: readonly BeyPart[]; alt: string }) {
	const starts = parts.map((_, index) =>
		parts.slice(0, index).reduce((sum, part) => sum + shapes[part].height + gap, top),
	);
	const height = parts.reduce((sum, part) => sum + shapes[part].height + gap, top);
	return (
		<svg className="drawing" viewBox={`0 0 300 ${height}`} role="img" aria-label={alt}>
			<path className="drawing-axis" d={`M150 8V${height - 14}`} />
			{parts.map((part, index) => (
				<g key={part} transform={`translate(150 ${starts[index]})`}>
					<path className="drawing-part" data-part={part} d={shapes[part].path} />
					<path
						className="drawing-shine"
						d={shapes[part].path}
						transform="translate(0 -3) scale(0.58 0.5)"
					/>
					<g className="drawing-dot">
						<circle cx="128" cy="10" r="17" />
						<text x="128" y="17">
							{index + 1}
						</text>
					</g>
				</g>
			))}
		</svg>
	);
}
