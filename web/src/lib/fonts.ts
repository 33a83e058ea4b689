import anuphanLatin from '@/fonts/anuphan-latin-wght-normal.woff2?url';
import anuphanThai from '@/fonts/anuphan-thai-wght-normal.woff2?url';
import chakraLatin from '@/fonts/chakra-petch-latin-700-normal.woff2?url';
import chakraThai from '@/fonts/chakra-petch-thai-700-normal.woff2?url';
import maliLatin from '@/fonts/mali-latin-700-normal.woff2?url';
import maliThai from '@/fonts/mali-thai-700-normal.woff2?url';
import mitrLatin from '@/fonts/mitr-latin-600-normal.woff2?url';
import mitrThai from '@/fonts/mitr-thai-600-normal.woff2?url';
import type { Language } from './language';

export type HeadingFace = 'mitr' | 'chakra' | 'mali';

const headings: Record<HeadingFace, Record<Language, string>> = {
	mitr: { th: mitrThai, en: mitrLatin },
	chakra: { th: chakraThai, en: chakraLatin },
	mali: { th: maliThai, en: maliLatin },
};
const body: Record<Language, string> = { th: anuphanThai, en: anuphanLatin };

/**
 * The files to fetch ahead of the first paint. Thai sentences have Latin words and figures among
 * them; English ones have Thai only where names that people gave are the headings.
 */
export const fontsFor = (heading: HeadingFace, language: Language, names: boolean): string[] => {
	const { th, en } = headings[heading];
	if (language === 'th') return [th, body.th, body.en];
	return [en, body.en, ...(names ? [th] : [])];
};
