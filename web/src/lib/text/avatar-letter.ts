/* The circle that stands for a player without a picture: a letter on a colour. */

/** How many colours the style sheet of the avatar has; the letter's code chooses one. */
export const colours = 8;

/* Thai writes these vowels before the consonant they follow in speech. A person called เจ้านาย
   is looked up under จ, so จ is the letter to show. */
const leadingVowels = /[\u0E40-\u0E44]/;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** The first character as a person sees it: an emoji of several code points is one. */
function firstGrapheme(text: string): string {
	// A letter alone, as in nearly every name: no need to wake up a segmenter, which takes a moment.
	if (text.length <= 1) return text;
	const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
	return first?.segment ?? '';
}

/**
 * The first letter of a name, in upper case.
 * @example
 * letterOf('fern')     // => 'F'
 * letterOf('เจ้านาย')    // => 'จ'
 * letterOf('🔥 ไฟ')     // => 'ฟ'
 * letterOf('🔥')        // => '🔥'
 */
export function letterOf(name: string): string {
	const characters = [...name.normalize('NFC')];
	const letter = characters.find((each) => letterOrDigit.test(each) && !leadingVowels.test(each));
	if (letter !== undefined) return firstGrapheme(letter.toUpperCase());
	return firstGrapheme(name.trim()) || '?';
}

/** Which of the colours goes with a letter; the same letter always gets the same one. */
export const colourOf = (letter: string): number => (letter.codePointAt(0) ?? 0) % colours;
