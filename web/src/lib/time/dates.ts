import type { Language } from '@/lib/text/language';
import { buddhistYears, inBangkok, listed } from './bangkok';
import { clock, fillsTheDay, hoursOf, lastDayOf } from './ticket-dates';
import { months, writtenDay } from './written-day';

/* Dates as people say them: Bangkok's time whatever the device is set to, Buddhist years in Thai.
   The words are those that the server writes into event pages; the spaces inside a time of day
   do not break here. What fewer words need is in files of its own: an island fetches no others. */

const noBreak = '\u00A0';

/** A test holds them against those that browsers know. */
export const days: Readonly<Record<Language, readonly string[]>> = {
	th: listed('วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์'),
	en: listed('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
};

/**
 * @example
 * spokenTime(new Date('2025-03-09T11:30:00Z'), 'en') // => 'Sunday, March 9, 2025 at 6:30 PM'
 */
export function spokenTime(moment: Date, language: Language): string {
	return `${spokenDay(moment, language)} ${spokenHour(moment, language)}`;
}

function spokenHour(moment: Date, language: Language): string {
	const time = clock(moment, language);
	const said = language === 'en' ? `at ${time}` : `เวลา ${time} น.`;
	return said.replaceAll(' ', noBreak);
}

function spokenDay(moment: Date, language: Language): string {
	const weekday = days[language][inBangkok(moment).weekday];
	const day = writtenDay(moment, language);
	return language === 'en' ? `${weekday}, ${day}` : `${weekday}ที่ ${day}`;
}

/** When an event starts; one that lasts all day has no hour to be there. */
export function spokenStart(
	start: Date,
	end: Date | undefined,
	language: Language,
	allDay: string,
): string {
	const said = spokenDays(start, end, language);
	if (!end || !fillsTheDay(start, end)) return `${said} ${spokenHour(start, language)}`;
	return language === 'en' ? `${said}, ${allDay.toLowerCase()}` : `${said} ${allDay}`;
}

/** When an event is, from its start to its end where that is known. */
export function spokenSpan(
	start: Date,
	end: Date | undefined,
	language: Language,
	allDay: string,
): string {
	if (!end || fillsTheDay(start, end)) return spokenStart(start, end, language, allDay);
	const said = spokenDays(start, end, language);
	const hours = hoursOf(start, end, language, allDay);
	if (language === 'en') return `${said}, ${hours.replaceAll(' ', noBreak)}`;
	return `${said} ${`เวลา ${hours}`.replaceAll(' ', noBreak)}`;
}

/** The day with its name, or from the first day to the last: 13–17 พฤศจิกายน 2569. */
function spokenDays(start: Date, end: Date | undefined, language: Language): string {
	const last = lastDayOf(start, end);
	if (!last) return spokenDay(start, language);
	const first = inBangkok(start);
	const { year, month, date } = inBangkok(last);
	const name = months[language][month];
	if (first.month !== month)
		return `${writtenDay(start, language)} – ${writtenDay(last, language)}`;
	return language === 'en'
		? `${name} ${first.date}–${date}, ${year}`
		: `${first.date}–${date} ${name} ${year + buddhistYears}`;
}
