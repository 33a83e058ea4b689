import type { Content } from '@/generated/content';
import type { EventStatus } from '@/lib/api-types';
import { type Language, localPath } from '@/lib/language';
import { spokenIn } from '@/lib/text/given-text';
import { type ShopEvent, saidIn } from './events';

/* Every address that has to do with events. */

export const listCall = (status: EventStatus): string => `/api/events?status=${status}`;
/** How many of the next events the home page shows. */
export const nextCount = 3;
export const nextCall = `/api/events?status=upcoming&limit=${nextCount}`;
export const eventCall = (id: string): string => `/api/events/${id}`;

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

/** The id in an event page's address. */
export const idInAddress = (pathname: string): string => pathname.split('/').at(-1) ?? '';

/** A branch as an event's place: its name in the page's language, and where to read more of it. */
export interface BranchPlace {
	name: string;
	href: string;
	hours: string;
	map: string;
}

export type BranchPlaces = Readonly<Record<string, BranchPlace>>;

/** Only for code that runs while the site is built; the islands get it ready. */
export function branchPlaces(branches: Content['branches'], language: Language): BranchPlaces {
	const comma = language === 'en' ? ', ' : ' ';
	return Object.fromEntries(
		branches.map(({ id, name, floor, hours_shown, maps }) => [
			id,
			{
				name: `${name}${comma}${floor}`,
				href: localPath(`/contact#${id}`, language),
				hours: hours_shown,
				map: maps,
			},
		]),
	);
}

/** Own properties only: a branch named `constructor` is no branch of ours. */
export const branchOf = (event: ShopEvent, places: BranchPlaces): BranchPlace | undefined =>
	event.branch !== undefined && Object.hasOwn(places, event.branch)
		? places[event.branch]
		: undefined;

/** Staff write places in Thai; an English page says the branch's own name instead. */
export function placeOf(event: ShopEvent, places: BranchPlaces, language: Language): string {
	const branch = branchOf(event, places);
	const foreign = language === 'en' && spokenIn(event.location) === 'th';
	return branch && (foreign || !event.location) ? branch.name : event.location;
}
