import { expect, it } from 'vitest';
import { percent, signed } from './signed';

it.each([
	[20, '+20'],
	[-25, '−25'],
	[0, '0'],
	[-0, '0'],
])('%i is written %s', (points, written) => {
	expect(signed(points)).toBe(written);
});

it.each([
	[0.359935, 36],
	[0.5, 50],
	[1, 100],
])('%d is %i percent', (chance, whole) => {
	expect(percent(chance)).toBe(whole);
});
