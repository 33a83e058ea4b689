import { calendarWords, inBangkok, timeInBangkok } from '@/lib/dates';
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
	return `${date} ${calendarWords[language].shortMonths[month]}`;
}
