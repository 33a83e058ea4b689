import type { Language } from './language';

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
