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

/** Reads a deck from a query; what is not a deck of ours is left out. */
export function deckFrom(search: string): Deck {
	const query = new URLSearchParams(search);
	const given = query.getAll('bey').map((bey) => bey.slice(0, longest));
	const asked = query.getAll('option');
	return {
		beys: emptyDeck.beys.map((_, index) => given[index] ?? ''),
		options: deckOptions.filter((option) => asked.includes(option)),
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
