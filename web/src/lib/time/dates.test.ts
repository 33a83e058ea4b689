import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/text/language';
import { inBangkok, timeInBangkok } from './bangkok';
import { days, spokenSpan, spokenStart, spokenTime } from './dates';
import { hoursOf, shortDay, shortDays, shortMonths, stubOf } from './ticket-dates';
import { months } from './written-day';

/* Bangkok's time is counted and its words are listed; here both are held against the platform's. */

const timeZone = 'Asia/Bangkok';
const locales: Record<Language, string> = { th: 'th-TH', en: 'en-US' };

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const parts = (moment: Date, locale: string, options: Intl.DateTimeFormatOptions): Parts =>
	Object.fromEntries(
		new Intl.DateTimeFormat(locale, { timeZone, ...options })
			.formatToParts(moment)
			.map(({ type, value }) => [type, value]),
	);

/* Every 47 hours and 13 minutes over twelve years: all days, leap years, all hours. */
const moments = Array.from(
	{ length: 2_200 },
	(_, step) => new Date(Date.UTC(2020, 0, 1) + step * (47 * 60 + 13) * 60_000),
);

test('the date and the time are those of the platform', () => {
	for (const moment of moments) {
		const { year, month, date, hours, minutes } = inBangkok(moment);
		const seen = parts(moment, 'en-GB', {
			...{ year: 'numeric', month: 'numeric', day: 'numeric' },
			...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
		});
		expect([year, month + 1, date, hours, minutes]).toEqual(
			[seen.year, seen.month, seen.day, seen.hour, seen.minute].map(Number),
		);
		expect(timeInBangkok(moment)).toBe(`${seen.hour}:${seen.minute}`);
	}
});

describe.each(['th', 'en'] as const)('the words in %s are those of the platform', (language) => {
	const names = [days, shortDays, months, shortMonths].map((each) => each[language]);
	const [longDays = [], someDays = [], longMonths = [], someMonths = []] = names;
	test('for every day and month', () => {
		for (const moment of moments.slice(0, 400)) {
			const { weekday, month } = inBangkok(moment);
			const long = parts(moment, locales[language], {
				...{ weekday: 'long', month: 'long', day: 'numeric' },
			});
			const short = parts(moment, locales[language], { weekday: 'short', month: 'short' });
			expect([longDays[weekday], longMonths[month]]).toEqual([long.weekday, long.month]);
			expect([someDays[weekday], someMonths[month]]).toEqual([short.weekday, short.month]);
		}
	});
	test('none more, none less', () => {
		expect(names.map(({ length }) => length)).toEqual([7, 7, 12, 12]);
	});
});

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
	const evening = new Date('2026-11-22T18:00:00+07:00');
	const night = new Date('2026-11-23T01:00:00+07:00');
	expect(stubOf(evening, 'en', night).day).toBe('22');
	const later = new Date('2026-11-26T21:00:00+07:00');
	expect(stubOf(evening, 'th', later)).toEqual({
		day: '22–26',
		month: 'พ.ย.',
		weekday: 'อา.–พฤ.',
		spoken: 'อาทิตย์–พฤหัส',
		days: true,
	});
	const december = new Date('2026-12-03T00:00:00+07:00');
	expect(stubOf(evening, 'en', december)).toMatchObject({ day: '22', month: 'Nov–2 Dec' });
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

	test('the span of an event has its start and its end', () => {
		const end = at('2026-11-22T14:00:00Z');
		expect(plain(spokenSpan(start, end, 'en', 'All day'))).toBe(
			'Sunday, November 22, 2026, 6:00 PM – 9:00 PM',
		);
		expect(plain(spokenSpan(start, end, 'th', 'ทั้งวัน'))).toMatch(/ 2569 เวลา 18:00–21:00 น\.$/);
		expect(plain(spokenSpan(start, undefined, 'en', 'All day'))).toMatch(/ 2026 at 6:00 PM$/);
		expect(spokenSpan(midnight, dayLater, 'en', 'All day')).toMatch(/, all day$/);
	});

	test('names the first and the last day of an event of several', () => {
		const noon = new Date('2026-11-13T05:00:00Z');
		const fifth = new Date('2026-11-17T14:00:00Z');
		const nextMonth = new Date('2026-12-01T14:00:00Z');
		const said = (end: Date, language: Language) => plain(spokenStart(noon, end, language, 'ทั้งวัน'));
		expect(said(fifth, 'th')).toBe('13–17 พฤศจิกายน 2569 เวลา 12:00 น.');
		expect(said(fifth, 'en')).toBe('November 13–17, 2026 at 12:00 PM');
		expect(said(nextMonth, 'th')).toBe('13 พฤศจิกายน 2569 – 1 ธันวาคม 2569 เวลา 12:00 น.');
	});
});

test('a short day has its number first in both languages', () => {
	const moment = new Date('2026-11-13T18:00:00Z');
	expect(shortDay(moment, 'en')).toBe('14 Nov 2026');
	expect(shortDay(moment, 'th')).toBe('14 พ.ย. 2569');
});
