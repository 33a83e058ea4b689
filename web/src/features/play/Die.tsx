type Face = 1 | 2 | 3 | 4 | 5 | 6;

/* Where the pips of each face sit, on a grid of three by three. */
const pips: Record<Face, readonly [number, number][]> = {
	1: [[1, 1]],
	2: [
		[0, 0],
		[2, 2],
	],
	3: [
		[0, 0],
		[1, 1],
		[2, 2],
	],
	4: [
		[0, 0],
		[2, 0],
		[0, 2],
		[2, 2],
	],
	5: [
		[0, 0],
		[2, 0],
		[1, 1],
		[0, 2],
		[2, 2],
	],
	6: [
		[0, 0],
		[2, 0],
		[0, 1],
		[2, 1],
		[0, 2],
		[2, 2],
	],
};

/** A die lying on the table, its number up. */
export function Die({ face }: { face: Face }) {
	return (
		<svg className="die" aria-hidden="true" viewBox="0 0 100 108" data-face={face}>
			<rect className="die-side" x="3" y="11" width="94" height="94" rx="26" />
			<rect className="die-top" x="3" y="3" width="94" height="92" rx="26" />
			<path className="die-shine" d="M14 34c2-12 9-19 20-21" />
			{pips[face].map(([column, row]) => (
				<circle
					key={`${column}-${row}`}
					className="die-pip"
					cx={27 + column * 23}
					cy={26 + row * 23}
					r="8.5"
				/>
			))}
		</svg>
	);
}

export const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];
