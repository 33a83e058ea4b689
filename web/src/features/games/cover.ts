import type { Game } from './games';
import { chance } from './picks';

/* How a generated box looks: worked out from the game alone, so that it is the same everywhere. */

export const palettes = 8;
export const patterns = 4;
export const tilts = 3;

export interface Title {
	lines: string[];
	/** The height of the letters, in units of a cover 200 wide. */
	size: number;
}

export interface CoverLook {
	palette: number;
	pattern: number;
	tilt: number;
	title: Title;
}

const pick = (text: string, count: number) => Math.floor(chance(text) * count);

const faceWidth = 96;
const mostLines = 3;
/* How wide a letter of the heading face is, as a share of its height. */
const letterWidth = 0.68;

/** Words in at most three lines that are about equally long. */
function linesOf(name: string): string[] {
	const words = name.toUpperCase().split(' ');
	const longest = Math.max(
		9,
		...words.map((word) => word.length),
		Math.ceil(name.length / mostLines),
	);
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && (joined.length <= longest || lines.length === mostLines))
			lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}

export function titleOf(name: string): Title {
	const lines = linesOf(name.replace(/\s*[:(].*$/, ''));
	const longest = Math.max(...lines.map((line) => line.length));
	const size = Math.min(faceWidth / (longest * letterWidth), 44 / (lines.length * 1.12), 22);
	return { lines, size: Math.round(size * 10) / 10 };
}

export const coverOf = ({ name }: Pick<Game, 'name'>): CoverLook => ({
	palette: pick(`palette ${name}`, palettes),
	pattern: pick(`pattern ${name}`, patterns),
	tilt: pick(`tilt ${name}`, tilts),
	title: titleOf(name),
});
