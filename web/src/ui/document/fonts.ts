import anuphan from '@/fonts/anuphan-wght-normal.woff2?url';
import chakraLatin from '@/fonts/chakra-petch-latin-700-normal.woff2?url';
import chakraThai from '@/fonts/chakra-petch-thai-700-normal.woff2?url';
import maliLatin from '@/fonts/mali-latin-700-normal.woff2?url';
import maliThai from '@/fonts/mali-thai-700-normal.woff2?url';
import mitrLatin from '@/fonts/mitr-latin-600-normal.woff2?url';
import mitrThai from '@/fonts/mitr-thai-600-normal.woff2?url';
import type { Language } from '@/lib/text/language';

export type HeadingFace = 'mitr' | 'chakra' | 'mali';

const headings: Record<HeadingFace, Record<Language, string>> = {
	mitr: { th: mitrThai, en: mitrLatin },
	chakra: { th: chakraThai, en: chakraLatin },
	mali: { th: maliThai, en: maliLatin },
};

/**
 * The files to fetch with the document: the body letters of both scripts, and the headings'. Thai
 * headings hold Latin names and figures on every page; English ones Thai only where names that
 * people gave are the headings. A file left to the style sheets is asked for a round trip later.
 */
export const fontsFor = (heading: HeadingFace, language: Language, names: boolean): string[] => {
	const { th, en } = headings[heading];
	if (language === 'th') return [th, anuphan, en];
	return names ? [en, anuphan, th] : [en, anuphan];
};
