import { expect, it, test } from 'vitest';
import { grouped, percent, signed } from './numbers';

test.each([0, 7, 99, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1234])(
	'%d as the platform writes it',
	(number) => {
		expect(grouped(number)).toBe(number.toLocaleString('en-US'));
	},
);

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
