/* How the list of events is looked at. It stands in the list's address, so that whoever opens an
   event finds the list again as it was. */

export type View = 'upcoming' | 'past' | 'month';

export interface ListSearch {
	/** Those to come, if nothing else is said. */
	view?: Exclude<View, 'upcoming'>;
	/** `2026-03`; this month, if nothing else is said. */
	month?: string;
	/** How many pages of a list are shown. */
	pages?: number;
}

/** The server counts no further than to the ten thousandth event. */
const mostPages = 200;

/** Reads an address; what it says wrongly counts as not said. */
export function listSearch({ view, month, pages }: Record<string, unknown>): ListSearch {
	if (view === 'month') return { view, ...(isMonth(month) && { month }) };
	const shown = Number(pages);
	return {
		...(view === 'past' && { view }),
		...(Number.isInteger(shown) && shown > 1 && { pages: Math.min(shown, mostPages) }),
	};
}

const isMonth = (text: unknown): text is string =>
	typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

let last: ListSearch = {};

/** The list as it was looked at last, to which an event leads back. */
export const lastList = (): ListSearch => last;

export function rememberList(search: ListSearch): void {
	last = search;
}
