import { expect, test } from 'vitest';
import { grouped } from './grouped';

test.each([0, 7, 99, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1234])(
	'%d as the platform writes it',
	(number) => {
		expect(grouped(number)).toBe(number.toLocaleString('en-US'));
	},
);
