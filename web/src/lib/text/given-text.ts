/* Texts and names that strangers wrote, made ready to be shown. */

/** The language a stranger's text has to be read in, where the page around it speaks English. */
export const spokenIn = (text: string): 'th' | undefined =>
	/[\u0E00-\u0E7F]/.test(text) ? 'th' : undefined;

/** The text cut to a number of characters as a person counts them, never between letter and mark. */
export function shortened(text: string, longest: number): string {
	// Most are short, and a browser takes a noticeable moment to wake up its first segmenter.
	if (text.length <= longest) return text;
	const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
	const pieces = Array.from(graphemes.segment(text), ({ segment }) => segment);
	if (pieces.length <= longest) return text;
	return `${pieces
		.slice(0, longest - 1)
		.join('')
		.trimEnd()}…`;
}

/** The name in plain text, which the API sends URL-encoded; one that does not decode stays as it is. */
export function decodeName(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		// A lone percent sign is no encoding at all: the raw text is the name.
		return encoded;
	}
}

/** A winner named TBD stands for "not decided yet". */
export const isDecided = (name: string): boolean => !/^(tbd)?$/i.test(name.trim());
