/* The short code of a made meeple, as src/nk/rules/meeple.py reads and writes it. */

export const parts = ['body', 'face', 'hair', 'hat', 'glasses', 'thing', 'background'] as const;
export type Part = (typeof parts)[number];

/** The place of the choice in its part's list, part by part. */
export type Choices = Readonly<Record<Part, number>>;

const version = '1';
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const modulus = 31;

function checkOf(letters: string): string {
	let total = 0;
	for (const [place, letter] of [...letters].entries()) {
		total += (place + 1) * alphabet.indexOf(letter);
	}
	return alphabet.charAt(total % modulus);
}

export function writeCode(choices: Choices): string {
	const letters = version + parts.map((part) => alphabet.charAt(choices[part])).join('');
	return letters + checkOf(letters);
}

/** The choices of a code, whatever its capitals; nothing when it is no code of this kit. */
export function readCode(text: string, sizes: Choices): Choices | undefined {
	const code = text.trim().toLowerCase();
	const letters = [...code.slice(version.length, -1)];
	if (letters.length !== parts.length || !code.startsWith(version)) return undefined;
	const found = letters.map((letter) => alphabet.indexOf(letter));
	const known = parts.every((part, place) => {
		const choice = found[place] ?? -1;
		return choice >= 0 && choice < sizes[part];
	});
	if (!known || code.at(-1) !== checkOf(code.slice(0, -1))) return undefined;
	return Object.fromEntries(parts.map((part, place) => [part, found[place]])) as Choices;
}
