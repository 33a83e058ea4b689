type Spot = readonly [number, number];

const corners: readonly Spot[] = [
	[14, 14],
	[34, 34],
];
const otherCorners: readonly Spot[] = [
	[34, 14],
	[14, 34],
];
const sides: readonly Spot[] = [
	[14, 24],
	[34, 24],
];
const middle: readonly Spot[] = [[24, 24]];

/** The spots of each face, one to six. */
const faces: readonly (readonly Spot[])[] = [
	middle,
	corners,
	[...corners, ...middle],
	[...corners, ...otherCorners],
	[...corners, ...otherCorners, ...middle],
	[...corners, ...otherCorners, ...sides],
];

/** One face of a die, drawn; it only counts what stands beside it. */
export function Die({ face }: { face: number }) {
	return (
		<svg className="die" aria-hidden="true" viewBox="0 0 48 48" width="48" height="48">
			<rect x="2" y="2" width="44" height="44" rx="11" />
			{faces[face - 1]?.map(([x, y]) => (
				<circle key={`${x}-${y}`} cx={x} cy={y} r="4.4" />
			))}
		</svg>
	);
}
