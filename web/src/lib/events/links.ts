import type { Content } from '@/generated/content';
import type { EventStatus } from '@/lib/api/api-types';
import { spokenIn } from '@/lib/text/given-text';
import { type Language, localPath } from '@/lib/text/language';
import type { ShopEvent } from './events';

/* The addresses of events and their places; those for calendars are in calendar.ts. */

export const listCall = (status: EventStatus): string => `/api/events?status=${status}`;
/** How many of the next events the home page shows. */
export const nextCount = 3;
export const nextCall = `/api/events?status=upcoming&limit=${nextCount}`;
export const eventCall = (id: string): string => `/api/events/${id}`;

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
