import type { Language } from '@/lib/text/language';
import { buddhistYears, inBangkok, listed } from './bangkok';

/** A test holds them against those that browsers know. */
export const months: Readonly<Record<Language, readonly string[]>> = {
	th: listed(
		'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
	),
	en: listed(
		'January February March April May June July August September October November December',
	),
};

/** The day as people write it: 1 มกราคม 2570, January 1, 2027. */
export function writtenDay(moment: Date, language: Language): string {
	const { year, month, date } = inBangkok(moment);
	const name = months[language][month];
	return language === 'en' ? `${name} ${date}, ${year}` : `${date} ${name} ${year + buddhistYears}`;
}
