import type { Language } from '@/lib/text/language';
import { type ShopEvent, saidIn } from './events';

/* Addresses that put events into a calendar. */

/** One event for a calendar, as a file. */
export const calendarFile = (id: string, language: Language): string =>
	`/api/events/${id}.ics?lang=${language}`;

/** All events for a calendar that keeps itself up to date. */
export const calendarFeed = (language: Language): string => `/api/calendar/${language}.ics`;

/** Where Google asks whether to follow a calendar; its address has to be a complete one. */
export const googleFeed = (feed: string): string =>
	`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`;

/* As long as the calendar files assume when nobody said when an event ends. */
const usualLength = 3 * 3_600_000;

/** 2025-03-09T11:30:00.000Z as calendars write it: 20250309T113000Z. */
const compact = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A filled-in "new entry" of Google Calendar; nothing when the date is not known. */
export function googleEntry(
	event: ShopEvent,
	address: string,
	language: Language,
): string | undefined {
	const { start, end } = event;
	if (!start) return undefined;
	const until = end && end > start ? end : new Date(start.getTime() + usualLength);
	const entry = new URL('https://calendar.google.com/calendar/render');
	entry.search = new URLSearchParams({
		action: 'TEMPLATE',
		text: saidIn(event.name, language).text,
		dates: `${compact(start)}/${compact(until)}`,
		details: address,
		location: event.location,
		ctz: 'Asia/Bangkok',
	}).toString();
	return entry.href;
}
