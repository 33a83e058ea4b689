import { describe, expect, test } from 'vitest';
import { hoursOf, spokenStart, spokenTime, stubOf } from './dates';

const at = (iso: string) => new Date(iso);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('spokenTime, in the words of the server', () => {
	test.each([
		['2025-03-09T11:30:00Z', 'th', 'วันอาทิตย์ที่ 9 มีนาคม 2568 เวลา 18:30 น.'],
		['2025-03-09T11:30:00Z', 'en', 'Sunday, March 9, 2025 at 6:30 PM'],
		// New year comes seven hours earlier than in London.
		['2025-12-31T17:00:00Z', 'th', 'วันพฤหัสบดีที่ 1 มกราคม 2569 เวลา 00:00 น.'],
		['2025-12-31T17:00:00Z', 'en', 'Thursday, January 1, 2026 at 12:00 AM'],
		['2025-12-31T16:59:00Z', 'en', 'Wednesday, December 31, 2025 at 11:59 PM'],
		['2024-02-29T05:05:00Z', 'en', 'Thursday, February 29, 2024 at 12:05 PM'],
	] as const)('%s in %s', (iso, language, said) => {
		expect(plain(spokenTime(at(iso), language))).toBe(said);
	});

	test('a line does not break inside the time of day', () => {
		expect(spokenTime(at('2025-03-09T11:30:00Z'), 'th')).toMatch(/เวลา\u00A018:30\u00A0น\.$/);
	});
});

test('stubOf', () => {
	const moment = at('2026-11-22T11:30:00Z');
	expect(stubOf(moment, 'th')).toEqual({ day: '22', month: 'พ.ย.', weekday: 'อาทิตย์' });
	expect(stubOf(moment, 'en')).toEqual({ day: '22', month: 'Nov', weekday: 'Sun' });
});

describe('hours', () => {
	const start = at('2026-11-22T11:00:00Z');
	const midnight = at('2026-11-21T17:00:00Z');
	const dayLater = at('2026-11-22T17:00:00Z');
	test.each([
		[start, at('2026-11-22T14:00:00Z'), 'th', '18:00–21:00 น.'],
		[start, at('2026-11-22T14:00:00Z'), 'en', '6:00 PM – 9:00 PM'],
		[start, undefined, 'th', '18:00 น.'],
		[start, undefined, 'en', '6:00 PM'],
		[midnight, dayLater, 'en', 'All day'],
		[midnight, undefined, 'en', '12:00 AM'],
		// A day long, but not a day of the calendar.
		[start, at('2026-11-23T11:00:00Z'), 'th', '18:00–18:00 น.'],
	] as const)('%s to %s in %s', (from, to, language, said) => {
		expect(hoursOf(from, to, language, 'All day')).toBe(said);
	});

	test('an event of a whole day is not said to start at midnight', () => {
		expect(spokenStart(midnight, dayLater, 'en', 'All day')).toBe(
			'Sunday, November 22, 2026, all day',
		);
		expect(spokenStart(midnight, dayLater, 'th', 'ทั้งวัน')).toMatch(/ 2569 ทั้งวัน$/);
		expect(plain(spokenStart(start, dayLater, 'en', 'All day'))).toMatch(/ at 6:00 PM$/);
		expect(plain(spokenStart(midnight, undefined, 'en', 'All day'))).toMatch(/ at 12:00 AM$/);
	});
});
