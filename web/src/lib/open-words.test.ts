import { describe, expect, it } from 'vitest';
import { type OpenWords, openSentence } from './open-words';

const words: OpenWords = {
	open: 'open until {closes}',
	today: 'opens {opens}',
	tomorrow: 'opens tomorrow {opens}',
	later: 'opens {day} {opens}',
	days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
};
const closed = (daysAhead: number) =>
	({ open: false, opens: '11:00', day: 'sat', daysAhead }) as const;

describe('openSentence', () => {
	it.each([
		[{ open: true, closes: '21:00' } as const, 'open until 21:00'],
		[closed(0), 'opens 11:00'],
		[closed(1), 'opens tomorrow 11:00'],
		[closed(2), 'opens Sat 11:00'],
		[closed(7), 'opens Sat 11:00'],
	])('%o', (status, expected) => {
		expect(openSentence(status, words)).toBe(expected);
	});
});
