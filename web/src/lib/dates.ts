import { inBangkok, timeInBangkok } from './bangkok';
import { calendarWords } from './calendar-words';
import type { Language } from './language';

/* Dates as people say them: Bangkok's time whatever the device is set to, Buddhist years in Thai.
   The words are those that the server writes into event pages; the spaces inside a time of day
   do not break here. */

const hour = 3_600_000;
const noBreak = '\u00A0';
const buddhistYears = 543;

/**
 * @example
 * spokenTime(new Date('2025-03-09T11:30:00Z'), 'en') // => 'Sunday, March 9, 2025 at 6:30 PM'
 */
export function spokenTime(moment: Date, language: Language): string {
	const time = clock(moment, language);
	const said = language === 'en' ? `at ${time}` : `เวลา ${time} น.`;
	return `${spokenDay(moment, language)} ${said.replaceAll(' ', noBreak)}`;
}

function spokenDay(moment: Date, language: Language): string {
	const weekday = calendarWords[language].days[inBangkok(moment).weekday];
	const day = writtenDay(moment, language);
	return language === 'en' ? `${weekday}, ${day}` : `${weekday}ที่ ${day}`;
}

/** The day as people write it: 1 มกราคม 2570, January 1, 2027. */
export function writtenDay(moment: Date, language: Language): string {
	const { year, month, date } = inBangkok(moment);
	const name = calendarWords[language].months[month];
	return language === 'en' ? `${name} ${date}, ${year}` : `${date} ${name} ${year + buddhistYears}`;
}

function clock(moment: Date, language: Language): string {
	if (language === 'th') return timeInBangkok(moment);
	const { hours } = inBangkok(moment);
	return `${hours % 12 || 12}${timeInBangkok(moment).slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** What a ticket's stub shows: the day large, the month and the day of the week short. */
export function stubOf(moment: Date, language: Language) {
	const { date, month, weekday } = inBangkok(moment);
	const { shortMonths, shortDays } = calendarWords[language];
	return {
		day: String(date),
		month: shortMonths[month] ?? '',
		weekday: shortDays[weekday] ?? '',
	};
}

/** Whether an event fills its whole day, so that its hours say nothing. */
function fillsTheDay(start: Date, end: Date): boolean {
	const midnight = timeInBangkok(start) === '00:00';
	return midnight && end.getTime() - start.getTime() >= 23 * hour;
}

/** When an event starts; one that lasts all day has no hour to be there. */
export function spokenStart(
	start: Date,
	end: Date | undefined,
	language: Language,
	allDay: string,
): string {
	if (!end || !fillsTheDay(start, end)) return spokenTime(start, language);
	const day = spokenDay(start, language);
	return language === 'en' ? `${day}, ${allDay.toLowerCase()}` : `${day} ${allDay}`;
}

/** From when to when: `18:00–21:00 น.`, the given words when it lasts all day. */
export function hoursOf(start: Date, end: Date | undefined, language: Language, allDay: string) {
	if (end && fillsTheDay(start, end)) return allDay;
	const times = [start, end].flatMap((moment) => (moment ? [clock(moment, language)] : []));
	return language === 'th' ? `${times.join('–')} น.` : times.join(' – ');
}
