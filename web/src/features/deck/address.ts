/* The deck in the page's address, so that it can be shared and survives a reload. */

const deckSize = 3;
export const deckOptions = ['metal_needle_allowed', 'metal_chips_once'] as const;
type DeckOption = (typeof deckOptions)[number];

export interface Deck {
	beys: readonly string[];
	options: readonly DeckOption[];
}

const longest = 100;

export const emptyDeck: Deck = { beys: Array.from({ length: deckSize }, () => ''), options: [] };

/** Reads a deck from a query or a form; what is not a deck of ours is left out. */
export function deckFrom(source: URLSearchParams | FormData): Deck {
	const given = source.getAll('bey').map((bey) => String(bey).slice(0, longest));
	const asked = source.getAll('option').map(String);
	return {
		beys: emptyDeck.beys.map((_, index) => given[index] ?? ''),
		options: deckOptions.filter((option) => asked.includes(option)),
	};
}

/** What was typed before the island woke up, and the address for the fields left empty. */
export function takenOver(typed: Deck, asked: Deck): Deck {
	return {
		beys: asked.beys.map((bey, index) => (typed.beys[index]?.trim() ? typed.beys[index] : bey)),
		options: typed.options.length > 0 ? typed.options : asked.options,
	};
}

const isEmpty = ({ beys }: Deck): boolean => beys.every((bey) => bey.trim() === '');

/** The query of a deck. Beys keep their places, so the answer's numbers fit the fields. */
export function queryOf(deck: Deck): string {
	if (isEmpty(deck)) return '';
	const query = new URLSearchParams();
	for (const bey of deck.beys) query.append('bey', bey.trim());
	for (const option of deck.options) query.append('option', option);
	return query.toString();
}
