import type { Content } from '@/generated/content';
import english from '@/generated/content.en.json';
import thai from '@/generated/content.th.json';
import type { Language } from './text/language';
import { fill, type Say } from './text/words';

/* Only for code that runs while the site is built: build/scripts.mjs stops a build that would
   send it to the browser. */

const documents = { th: thai, en: english } as unknown as Record<Language, Content>;

/** Everything the shop says, in one language. */
export const contentIn = (language: Language): Content => documents[language];

/** The interface words of a language, by key. */
export function wordsIn(language: Language): Say {
	const { words } = contentIn(language);
	return (key, values) => fill(words[key], values);
}
