import { branches, kinds, moods, readings, type Wish, weights } from '../games';
import { largestRoll } from './picks';

/* The choice as it stands in the address, so that it can be sent to friends. */

export interface Choice extends Wish {
	query: string;
	/** Which throw of the die; none before the first. */
	roll?: number;
}

const longestQuery = 60;

function figure(given: string | null, most: number): number | undefined {
	const value = /^\d{1,4}$/.test(given ?? '') ? Number(given) : Number.NaN;
	return value >= 0 && value <= most ? value : undefined;
}

const oneOf = <Value extends string>(all: readonly Value[], given: string | null) =>
	all.find((value) => value === given);

/** Whatever an address says, only what can be chosen here is taken from it. */
export function choiceIn(address: string): Choice {
	const given = new URLSearchParams(address);
	return {
		players: figure(given.get('players'), 99) || undefined,
		minutes: figure(given.get('minutes'), 999) || undefined,
		mood: oneOf(moods, given.get('mood')),
		kind: oneOf(kinds, given.get('kind')),
		weight: oneOf(weights, given.get('weight')),
		age: figure(given.get('age'), 99) || undefined,
		reading: oneOf(readings, given.get('reading')),
		branch: oneOf(branches, given.get('branch')),
		query: (given.get('q') ?? '').slice(0, longestQuery),
		roll: figure(given.get('roll'), largestRoll),
	};
}

/** The query of the address, with its question mark, or nothing. */
export function addressOf({ query, ...rest }: Choice): string {
	const given = new URLSearchParams();
	for (const [name, value] of Object.entries(rest))
		if (value !== undefined) given.set(name, String(value));
	if (query.trim()) given.set('q', query.trim());
	const text = given.toString();
	return text ? `?${text}` : '';
}

/** The wish of a choice that has anything to filter by. */
export const isFiltered = ({ roll: _, query, ...wish }: Choice): boolean =>
	query.trim() !== '' || Object.values(wish).some((value) => value !== undefined);
