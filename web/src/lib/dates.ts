import type { Language } from './language';

/* Dates as people say them: Bangkok's time whatever the device is set to, Buddhist years in Thai.
   The words are those that the server writes into event pages; the spaces inside a time of day
   do not break here. */

const timeZone = 'Asia/Bangkok';
const hour = 3_600_000;
const noBreak = '\u00A0';

const formats: Record<Language, Intl.DateTimeFormat> = {
	th: new Intl.DateTimeFormat('th-TH', {
		timeZone,
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}),
	en: new Intl.DateTimeFormat('en-US', {
		timeZone,
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: 'numeric',
		minute: '2-digit',
	}),
};

const short: Record<Language, Intl.DateTimeFormat> = {
	th: new Intl.DateTimeFormat('th-TH', { timeZone, month: 'short', weekday: 'short' }),
	en: new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', weekday: 'short' }),
};

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const partsOf = (format: Intl.DateTimeFormat, moment: Date): Parts =>
	Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

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
	const { weekday, day, month, year } = partsOf(formats[language], moment);
	if (language === 'en') return `${weekday}, ${month} ${day}, ${year}`;
	return `${weekday}ที่ ${day} ${month} ${year}`;
}

function clock(moment: Date, language: Language): string {
	const { hour: hours, minute, dayPeriod } = partsOf(formats[language], moment);
	return dayPeriod ? `${hours}:${minute} ${dayPeriod}` : `${hours}:${minute}`;
}

/** What a ticket's stub shows: the day large, the month and the day of the week short. */
export function stubOf(moment: Date, language: Language) {
	const { day = '' } = partsOf(formats[language], moment);
	const { month = '', weekday = '' } = partsOf(short[language], moment);
	return { day, month, weekday };
}

/** Whether an event fills its whole day, so that its hours say nothing. */
function fillsTheDay(start: Date, end: Date): boolean {
	const midnight = clock(start, 'th') === '00:00';
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
