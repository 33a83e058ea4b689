import type { Content } from '@/generated/content';
import { spokenIn } from '@/lib/given-text';
import { type Language, localPath } from '@/lib/language';
import type { ShopEvent } from './events';

/** A branch as an event's place: its name in the page's language, and where to read more of it. */
export interface BranchPlace {
	name: string;
	href: string;
}

export type BranchPlaces = Readonly<Record<string, BranchPlace>>;

/** Only for code that runs while the site is built; the islands get it ready. */
export function branchPlaces(branches: Content['branches'], language: Language): BranchPlaces {
	const comma = language === 'en' ? ', ' : ' ';
	return Object.fromEntries(
		branches.map(({ id, name, floor }) => [
			id,
			{ name: `${name}${comma}${floor}`, href: localPath(`/contact#${id}`, language) },
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
