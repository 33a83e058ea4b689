import { describe, expect, it } from 'vitest';
import { deckFrom, emptyDeck, queryOf } from './address';

describe('a deck in the address', () => {
	it('comes back as it was', () => {
		const deck = {
			beys: ['Dran Sword 3-60 F', '', 'Wizard Rod 9-60 B'],
			options: ['metal_chips_once'] as const,
		};
		expect(deckFrom(new URLSearchParams(queryOf(deck)))).toEqual(deck);
	});

	it.each([
		['', emptyDeck],
		['?bey=', emptyDeck],
		['?option=nonsense&x=1', emptyDeck],
		['?bey=a&bey=b&bey=c&bey=d', { beys: ['a', 'b', 'c'], options: [] }],
	])('%j', (search, deck) => {
		expect(deckFrom(new URLSearchParams(search))).toEqual(deck);
	});

	it('is cut at the length the server takes', () => {
		expect(deckFrom(new URLSearchParams({ bey: 'x'.repeat(300) })).beys[0]).toHaveLength(100);
	});

	it('is empty without a Bey', () => {
		expect(queryOf({ beys: ['', ' ', ''], options: ['metal_chips_once'] })).toBe('');
	});
});
