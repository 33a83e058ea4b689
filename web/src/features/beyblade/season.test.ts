import { describe, expect, it } from 'vitest';
import { daysLeft, shownDay } from './season';

describe('the days left in a season', () => {
	it.each([
		['2026-12-31T16:59:59Z', 1],
		['2026-12-31T17:00:00Z', 0],
		['2027-06-01T00:00:00Z', 0],
		['2026-12-30T17:00:00Z', 1],
		['2026-12-30T16:59:59Z', 2],
		['2026-10-01T00:00:00+07:00', 92],
	])('at %s are %i', (now, days) => {
		expect(daysLeft('2027-01-01', new Date(now))).toBe(days);
	});
});

it('writes the day in each language’s calendar', () => {
	expect(shownDay('2027-01-01', 'th')).toBe('1 มกราคม 2570');
	expect(shownDay('2027-01-01', 'en')).toBe('January 1, 2027');
});
