import anuphan from '@/fonts/anuphan-wght-normal.woff2?url';
import chakra from '@/fonts/chakra-petch-700-normal.woff2?url';
import chakraLatin from '@/fonts/chakra-petch-latin-700-normal.woff2?url';
import mali from '@/fonts/mali-700-normal.woff2?url';
import maliLatin from '@/fonts/mali-latin-700-normal.woff2?url';
import mitr from '@/fonts/mitr-600-normal.woff2?url';
import mitrLatin from '@/fonts/mitr-latin-600-normal.woff2?url';
import type { Language } from '@/lib/text/language';

export type HeadingFace = 'mitr' | 'chakra' | 'mali';

const headings: Record<HeadingFace, Record<Language, string>> = {
	mitr: { th: mitr, en: mitrLatin },
	chakra: { th: chakra, en: chakraLatin },
	mali: { th: mali, en: maliLatin },
};

/**
 * The files to fetch with the document: the body letters and the headings', each with all scripts
 * that the page shows, as the style sheets choose them. English headings hold Thai only where names
 * that people gave are the headings. A file left to the style sheets is asked for a round trip later.
 */
export const fontsFor = (heading: HeadingFace, language: Language, names: boolean): string[] => {
	return [headings[heading][names ? 'th' : language], anuphan];
};
