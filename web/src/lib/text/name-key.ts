/**
 * What all spellings of one name have in common, as the club itself compares names (`name_key` in
 * `src/nk/club/names.py`): a name copied from a chat may hold characters that nobody can see.
 * @example
 * nameKey(' Ann  LEE\u200E') // => 'ann lee'
 */
export const nameKey = (name: string): string =>
	name
		.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '')
		.normalize('NFKC')
		.toLocaleLowerCase()
		.replaceAll(/\s+/g, ' ')
		.trim();
