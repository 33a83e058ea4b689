import chakraLatin from '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2?url';
import chakraThai from '@fontsource/chakra-petch/files/chakra-petch-thai-700-normal.woff2?url';
import maliLatin from '@fontsource/mali/files/mali-latin-700-normal.woff2?url';
import maliThai from '@fontsource/mali/files/mali-thai-700-normal.woff2?url';
import mitrLatin from '@fontsource/mitr/files/mitr-latin-600-normal.woff2?url';
import mitrThai from '@fontsource/mitr/files/mitr-thai-600-normal.woff2?url';
import anuphanLatin from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url';
import anuphanThai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url';
import type { Language } from './language';

export type HeadingFace = 'mitr' | 'chakra' | 'mali';

const headings: Record<HeadingFace, Record<Language, string>> = {
	mitr: { th: mitrThai, en: mitrLatin },
	chakra: { th: chakraThai, en: chakraLatin },
	mali: { th: maliThai, en: maliLatin },
};
const body: Record<Language, string> = { th: anuphanThai, en: anuphanLatin };

/** The two files a page needs for its first words, in the subset of its language. */
export const fontsFor = (heading: HeadingFace, language: Language): string[] => [
	headings[heading][language],
	body[language],
];
