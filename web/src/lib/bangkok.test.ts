import { describe, expect, test } from 'vitest';
import { inBangkok, timeInBangkok } from './bangkok';
import { calendarWords } from './calendar-words';
import type { Language } from './language';

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
	const { days, shortDays, months, shortMonths } = calendarWords[language];
	test('for every day and month', () => {
		for (const moment of moments.slice(0, 400)) {
			const { weekday, month } = inBangkok(moment);
			const long = parts(moment, locales[language], {
				...{ weekday: 'long', month: 'long', day: 'numeric' },
			});
			const short = parts(moment, locales[language], { weekday: 'short', month: 'short' });
			expect([days[weekday], months[month]]).toEqual([long.weekday, long.month]);
			expect([shortDays[weekday], shortMonths[month]]).toEqual([short.weekday, short.month]);
		}
	});
	test('none more, none less', () => {
		expect([days, shortDays, months, shortMonths].map(({ length }) => length)).toEqual([
			7, 7, 12, 12,
		]);
	});
});
