import type { WordKey } from '@/generated/content';

/* Sentences and their gaps. It knows no content, so islands may carry it into the browser. */

/** Named values for the places of a sentence; any object of the content will do. */
export type Values = object;

/** The interface words of a language, by key; only pages have it, islands get sentences. */
export type Say = (key: WordKey, values?: Values) => string;

/** Puts values in the places of a sentence: fill('{n} of {m}', {n: 1, m: 2}) => '1 of 2'. */
export function fill(sentence: string, values: Values = {}): string {
	const known = new Map<string, unknown>(Object.entries(values));
	return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}
