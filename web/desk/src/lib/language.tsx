import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { fill, type Values } from '@/lib/text/words';
import type { Words } from '~/api/client';
import { type WordKey, words } from '~/generated/words';
import { keep, kept } from './kept';

/* The desk in Thai or English. Thai comes first; the choice stays on the device. */

export type Language = 'th' | 'en';
export type { WordKey };

/** A sentence of content/desk, with its gaps filled. */
export type Say = (key: WordKey, values?: Values) => string;

interface Speech {
	language: Language;
	say: Say;
	/** What the server sent in both languages, in the one that is read. */
	pick: (both: Words) => string;
	setLanguage: (language: Language) => void;
}

/** Whether content/desk has a word of this key. */
export const isWord = (key: string): key is WordKey => key in words.th;

const Spoken = createContext<Speech | null>(null);
const place = 'language';

export function LanguageProvider({ children }: { children: ReactNode }) {
	const [language, setLanguage] = useState<Language>(() => (kept(place) === 'en' ? 'en' : 'th'));
	useEffect(() => {
		document.documentElement.lang = language;
		keep(place, language);
	}, [language]);
	const speech = useMemo<Speech>(
		() => ({
			language,
			say: (key, values) => fill(words[language][key], values),
			pick: (both) => both[language],
			setLanguage,
		}),
		[language],
	);
	return <Spoken value={speech}>{children}</Spoken>;
}

export function useLanguage(): Speech {
	const speech = use(Spoken);
	if (!speech) throw new Error('LanguageProvider is missing');
	return speech;
}
