import type { Language } from '../language';

/* Bangkok's calendar and clock, whatever the device is set to. They are counted instead of asked
   for: Bangkok has had one offset since 1920, and the first use of a browser's own formats costs
   a phone a tenth of a second. */

export const bangkokOffset = '+07:00';
const offset = 7 * 3_600_000;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What calendars and clocks in Bangkok show; the first weekday is Monday, the first month 0. */
export function inBangkok(moment: Date) {
	const shifted = new Date(moment.getTime() + offset);
	return {
		year: shifted.getUTCFullYear(),
		month: shifted.getUTCMonth(),
		date: shifted.getUTCDate(),
		weekday: (shifted.getUTCDay() + 6) % 7,
		hours: shifted.getUTCHours(),
		minutes: shifted.getUTCMinutes(),
	};
}

/** The time of day as `09:30`. */
export function timeInBangkok(moment: Date): string {
	const { hours, minutes } = inBangkok(moment);
	return `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/* The names of days and months, from Monday and January on. A test holds them against those
   that browsers know. */

interface CalendarWords {
	days: readonly string[];
	shortDays: readonly string[];
	months: readonly string[];
	shortMonths: readonly string[];
}

const listed = (names: string) => names.split(' ');

export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
	th: {
		days: listed('วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์'),
		shortDays: listed('จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์ อาทิตย์'),
		months: listed(
			'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
		),
		shortMonths: listed('ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
	},
	en: {
		days: listed('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
		shortDays: listed('Mon Tue Wed Thu Fri Sat Sun'),
		months: listed(
			'January February March April May June July August September October November December',
		),
		shortMonths: listed('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
	},
};

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
	return `${spokenDay(moment, language)} ${spokenHour(moment, language)}`;
}

function spokenHour(moment: Date, language: Language): string {
	const time = clock(moment, language);
	const said = language === 'en' ? `at ${time}` : `เวลา ${time} น.`;
	return said.replaceAll(' ', noBreak);
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

/** The day short and day first, as tickets have it: 1 ม.ค. 2570, 1 Jan 2027. */
export function shortDay(moment: Date, language: Language): string {
	const { year, month, date } = inBangkok(moment);
	const shown = language === 'en' ? year : year + buddhistYears;
	return `${date} ${calendarWords[language].shortMonths[month]} ${shown}`;
}

function clock(moment: Date, language: Language): string {
	if (language === 'th') return timeInBangkok(moment);
	const { hours } = inBangkok(moment);
	return `${hours % 12 || 12}${timeInBangkok(moment).slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
}

export interface Stub {
	day: string;
	month: string;
	weekday: string;
	/** More than one day, such as `13–17`. */
	days?: true;
}

const day = 24 * hour;

/** The last day of an event of several. An end at midnight belongs to the day before. */
function lastDayOf(start: Date, end: Date | undefined): Date | undefined {
	return end && end.getTime() - start.getTime() > day ? new Date(end.getTime() - 1) : undefined;
}

/** What a ticket's stub shows: the day large, the month and the day of the week short. */
export function stubOf(start: Date, language: Language, end?: Date): Stub {
	const { date, month, weekday } = inBangkok(start);
	const { shortMonths, shortDays } = calendarWords[language];
	const first = { day: String(date), month: shortMonths[month] ?? '' };
	const lastDay = lastDayOf(start, end);
	if (!lastDay) return { ...first, weekday: shortDays[weekday] ?? '' };
	const last = inBangkok(lastDay);
	const weekdays = `${shortDays[weekday]}–${shortDays[last.weekday]}`;
	if (last.month === month)
		return { ...first, day: `${date}–${last.date}`, weekday: weekdays, days: true };
	const until = `${last.date} ${shortMonths[last.month] ?? ''}`;
	return { day: first.day, month: `${first.month}–${until}`, weekday: weekdays, days: true };
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
	const days = spokenDays(start, end, language);
	const hours = hoursOf(start, end, language, allDay);
	if (language === 'en') return `${days}, ${hours.replaceAll(' ', noBreak)}`;
	return `${days} ${`เวลา ${hours}`.replaceAll(' ', noBreak)}`;
}

/** The day with its name, or from the first day to the last: 13–17 พฤศจิกายน 2569. */
function spokenDays(start: Date, end: Date | undefined, language: Language): string {
	const last = lastDayOf(start, end);
	if (!last) return spokenDay(start, language);
	const first = inBangkok(start);
	const { year, month, date } = inBangkok(last);
	const name = calendarWords[language].months[month];
	if (first.month !== month)
		return `${writtenDay(start, language)} – ${writtenDay(last, language)}`;
	return language === 'en'
		? `${name} ${first.date}–${date}, ${year}`
		: `${first.date}–${date} ${name} ${year + buddhistYears}`;
}

/** From when to when: `18:00–21:00 น.`, the given words when it lasts all day. */
export function hoursOf(start: Date, end: Date | undefined, language: Language, allDay: string) {
	if (end && fillsTheDay(start, end)) return allDay;
	const times = [start, end].flatMap((moment) => (moment ? [clock(moment, language)] : []));
	return language === 'th' ? `${times.join('–')} น.` : times.join(' – ');
}
