import type { Language } from '@/lib/text/language';

/* The places in an event's page that the server fills in. It knows exactly these names. */

const gap = (name: string) => `%%EVENT_${name}%%`;

export const gaps = {
	title: gap('TITLE'),
	heading: gap('HEADING'),
	/** The event's name as part of an address. */
	nameEncoded: gap('NAME_ENCODED'),
	kind: gap('KIND'),
	picture: gap('PICTURE'),
	description: gap('DESCRIPTION'),
	structuredData: gap('JSONLD'),
	summary: gap('SUMMARY'),
	/** Where one signs up, if that is not in the chat. */
	register: gap('REGISTER'),
	data: gap('DATA'),
	/** How the event's tournament stands; empty where there is none. */
	liveState: gap('LIVE_STATE'),
	liveSummary: gap('LIVE_SUMMARY'),
	liveData: gap('LIVE_DATA'),
};

/**
 * Before each of the pieces of which the server keeps one: what there is to press on the event's page.
 * The last one ends with `actionsEnd`.
 */
export const actionGap = (action: string) => gap(`ACTION_${action.toUpperCase()}`);
export const actionsEnd = actionGap('end');

/** The same for the scenes above the event, one for each type; none where its tournament is. */
export const sceneGap = (kind: string) => gap(`SCENE_${kind.toUpperCase()}`);
export const scenesEnd = sceneGap('end');

/** The event's page in each language, as complete addresses. */
export const addresses: Record<Language, string> = {
	th: gap('ALTERNATE_TH'),
	en: gap('ALTERNATE_EN'),
};

/** Where the page carries what the API answers for its event. */
export const dataElement = 'event-data';

/** What the server wrote for readers, shown until the island has something better. */
export const waitingElement = 'event-waiting';
