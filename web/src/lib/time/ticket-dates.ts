import type { Language } from '@/lib/text/language';
import { buddhistYears, inBangkok, listed, timeInBangkok } from './bangkok';

/* Dates and hours as tickets have them: short. */

type Names = Readonly<Record<Language, readonly string[]>>;

/* A test holds the names against those that browsers know. */

export const shortDays: Names = {
	th: listed('จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์ อาทิตย์'),
	en: listed('Mon Tue Wed Thu Fri Sat Sun'),
};

/* Two of them stand side by side on a stub. */
const shorterDays: Names = { th: listed('จ. อ. พ. พฤ. ศ. ส. อา.'), en: shortDays.en };

export const shortMonths: Names = {
	th: listed('ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
	en: listed('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
};

const hour = 3_600_000;
const day = 24 * hour;

/** The day short and day first, as tickets have it: 1 ม.ค. 2570, 1 Jan 2027. */
export function shortDay(moment: Date, language: Language): string {
	const { year, month, date } = inBangkok(moment);
	const shown = language === 'en' ? year : year + buddhistYears;
	return `${date} ${shortMonths[language][month]} ${shown}`;
}

export function clock(moment: Date, language: Language): string {
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
	/** The days of the week as they are said, where they are shown shorter. */
	spoken?: string;
}

/** The last day of an event of several. An end at midnight belongs to the day before. */
export function lastDayOf(start: Date, end: Date | undefined): Date | undefined {
	return end && end.getTime() - start.getTime() > day ? new Date(end.getTime() - 1) : undefined;
}

/** What a ticket's stub shows: the day large, the month and the day of the week short. */
export function stubOf(start: Date, language: Language, end?: Date): Stub {
	const { date, month, weekday } = inBangkok(start);
	const months = shortMonths[language];
	const weekdays = shortDays[language];
	const first = { day: String(date), month: months[month] ?? '' };
	const lastDay = lastDayOf(start, end);
	if (!lastDay) return { ...first, weekday: weekdays[weekday] ?? '' };
	const last = inBangkok(lastDay);
	const fromTo = (names: readonly string[]) => `${names[weekday]}–${names[last.weekday]}`;
	const several = {
		weekday: fromTo(shorterDays[language]),
		days: true,
		...(language === 'th' && { spoken: fromTo(weekdays) }),
	} as const;
	if (last.month === month) return { ...first, ...several, day: `${date}–${last.date}` };
	const until = `${last.date} ${months[last.month] ?? ''}`;
	return { ...several, day: first.day, month: `${first.month}–${until}` };
}

/** Whether an event fills its whole day, so that its hours say nothing. */
export function fillsTheDay(start: Date, end: Date): boolean {
	const midnight = timeInBangkok(start) === '00:00';
	return midnight && end.getTime() - start.getTime() >= 23 * hour;
}

/** From when to when: `18:00–21:00 น.`, the given words when it lasts all day. */
export function hoursOf(start: Date, end: Date | undefined, language: Language, allDay: string) {
	if (end && fillsTheDay(start, end)) return allDay;
	const times = [start, end].flatMap((moment) => (moment ? [clock(moment, language)] : []));
	return language === 'th' ? `${times.join('–')} น.` : times.join(' – ');
}
