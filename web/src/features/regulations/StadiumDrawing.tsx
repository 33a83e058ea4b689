import './drawing.css';

/** The stadium from above; the players stand left and right, the front is below. */
export function StadiumDrawing({ alt }: { alt: string }) {
	return (
		<svg className="drawing" viewBox="0 0 420 400" role="img" aria-label={alt}>
			<path
				className="drawing-cover"
				d="M70 20h280q50 0 50 50v230q0 80-80 80H100q-80 0-80-80V70q0-50 50-50z"
			/>
			<path
				className="drawing-floor"
				d="M92 42h236q50 0 50 50v190q0 76-76 76H118q-76 0-76-76V92q0-50 50-50z"
			/>
			<circle className="drawing-battle" cx="210" cy="178" r="122" />
			<circle className="drawing-rail" cx="210" cy="178" r="104" />
			<path className="drawing-over" d="M46 270q36 10 64 44 14 18 18 42H118q-72 0-72-72z" />
			<path className="drawing-over" d="M374 270q-36 10-64 44-14 18-18 42h10q72 0 72-72z" />
			<path className="drawing-xtreme" d="M150 320q60-24 120 0l8 36H142z" />
			<g className="drawing-bey">
				<path d="M176 142l14 12 18-6-4 18 14 14-18 4-8 16-10-14-18 2 8-16-8-16 18 0z" />
				<path d="M238 176l12 12 18-4-6 16 10 14-18 2-8 16-10-14-18 0 10-14-6-16 16 0z" />
			</g>
			{[
				{ number: 1, x: 210, y: 96 },
				{ number: 2, x: 82, y: 326 },
				{ number: 2, x: 338, y: 326 },
				{ number: 3, x: 210, y: 338 },
				{ number: 4, x: 372, y: 58 },
			].map(({ number, x, y }) => (
				<g className="drawing-dot" key={`${number}-${x}`}>
					<circle cx={x} cy={y} r="17" />
					<text x={x} y={y + 7}>
						{number}
					</text>
				</g>
			))}
		</svg>
	);
}
