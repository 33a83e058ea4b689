import type { Content, WordKey } from '@/generated/content';
import english from '@/generated/content.en.json';
import thai from '@/generated/content.th.json';
import type { Language } from './language';

const documents = { th: thai, en: english } as unknown as Record<Language, Content>;

/** Everything the shop says, in one language. Only for code that runs while the site is built. */
export const contentIn = (language: Language): Content => documents[language];

/** Named values for the places of a sentence; any object of the content will do. */
export type Values = object;
export type Say = (key: WordKey, values?: Values) => string;

/** Puts values in the places of a sentence: fill('{n} of {m}', {n: 1, m: 2}) => '1 of 2'. */
export function fill(sentence: string, values: Values = {}): string {
	const known = new Map<string, unknown>(Object.entries(values));
	return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}

/** The interface words of a language, by key. */
export function wordsIn(language: Language): Say {
	const { words } = contentIn(language);
	return (key, values) => fill(words[key], values);
}
