/* The drawings on the boxes stand in a circle of radius 24 around 0, 0. A part is filled with the
   accent (a), the dark colour (b) or white (w), or is a line in white (l) or in the dark colour (d). */

export type Part = readonly ['a' | 'b' | 'w' | 'l' | 'd', string];

export const disc = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const discs = (...all: [number, number, number][]) =>
	all.map(([x, y, r]) => disc(x, y, r)).join('');
