import { inBangkok, timeInBangkok } from '@/lib/time/bangkok';
import { shortDays, shortMonths } from '@/lib/time/ticket-dates';
import type { Language } from './language';

/* Moments as the staff read them, in Bangkok's time. */

/** `16 พ.ย. 09:30` */
export function shortMoment(iso: string, language: Language): string {
	const moment = new Date(iso);
	return `${shortDay(iso, language)} ${timeInBangkok(moment)}`;
}

/** `16 พ.ย.` */
export function shortDay(iso: string, language: Language): string {
	const { date, month } = inBangkok(new Date(iso));
	return `${date} ${shortMonths[language][month]}`;
}

/** `2026-11-16`, as a date field writes it. */
export function dayOf(moment: Date): string {
	const { year, month, date } = inBangkok(moment);
	return `${year}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** `09:30` */
export const clockOf = (iso: string) => timeInBangkok(new Date(iso));

/** `จันทร์ 16 พ.ย. 13:00–18:00`; an event of several days says its last one as well. */
export function namedSpan(starts: string, ends: string, language: Language): string {
	const [first, last] = [dayOf(new Date(starts)), dayOf(new Date(ends))];
	const begin = `${namedDay(first, language)} ${clockOf(starts)}`;
	const isLong = Date.parse(ends) - Date.parse(starts) >= 86_400_000;
	return isLong
		? `${begin} – ${namedDay(last, language)} ${clockOf(ends)}`
		: `${begin}–${clockOf(ends)}`;
}

/** A day some days later, both as a date field writes them; a field that is empty or holds no day
    yet, such as one with a year of five figures, has none. */
export function daysAfter(day: string, days: number): string {
	const noon = new Date(`${day}T12:00:00Z`);
	noon.setUTCDate(noon.getUTCDate() + days);
	return Number.isNaN(noon.getTime()) ? '' : noon.toISOString().slice(0, 10);
}

/** `จันทร์ 16 พ.ย.` of a day as a date field writes it. */
export function namedDay(day: string, language: Language): string {
	const noon = new Date(`${day}T12:00:00+07:00`);
	const { weekday } = inBangkok(noon);
	return `${shortDays[language][weekday]} ${shortDay(noon.toISOString(), language)}`;
}
