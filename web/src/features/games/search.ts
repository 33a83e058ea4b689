/* Finding a game by its name in either script, with typing mistakes forgiven. */

const latinMarks = /[\u0300-\u036f]/g;
/* Tone marks, the short-vowel mark and the silencer: the first things a hurried thumb leaves out. */
const thaiMarks = /[\u0e47-\u0e4e]/g;
const between = /[^a-z0-9\u0e01-\u0e3a\u0e40-\u0e46]+/g;

/** A text as it is compared: small letters, no marks, single spaces. */
export const folded = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFKD')
		.replace(latinMarks, '')
		.replaceAll('\u0e4d\u0e32', 'ำ')
		.replace(thaiMarks, '')
		.replace(between, ' ')
		.trim();

/* The two layouts of a Thai keyboard, key by key. */
const latinKeys = "1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const thaiKeys = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ';

/** What the same keys would have written in the other layout. */
export function otherLayout(typed: string): string {
	const small = typed.toLowerCase();
	const isThai = /[\u0e01-\u0e4e]/.test(small);
	const [from, to] = isThai ? [thaiKeys, latinKeys] : [latinKeys, thaiKeys];
	return [...small].map((key) => to[from.indexOf(key)] ?? key).join('');
}

/** Which letters a text has, as bits; two letters may share one. */
function letters(text: string): number {
	let bits = 0;
	for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31);
	return bits;
}

function count(bits: number): number {
	let left = bits;
	let found = 0;
	for (; left !== 0; left &= left - 1) found += 1;
	return found;
}

interface Key {
	text: string;
	letters: number;
}

export interface SearchIndex {
	/** For each game its names without spaces, then their words. */
	keys: Key[][];
}

export function searchIndex(games: readonly { name: string; also: readonly string[] }[]): SearchIndex {
	const keysOf = (names: string[]) => {
		const words = names.map(folded).flatMap((name) => {
			const parts = name.split(' ');
			return parts.map((_, index) => parts.slice(index).join(''));
		});
		return [...new Set(words)].filter(Boolean);
	};
	return {
		keys: games.map(({ name, also }) =>
			keysOf([name, ...also]).map((text) => ({ text, letters: letters(text) })),
		),
	};
}

/** How many mistakes a word of this length may have. */
const forgiven = (length: number) => (length < 3 ? 0 : length < 8 ? 1 : 2);

let rows: [Uint8Array, Uint8Array, Uint8Array] | undefined;
const widest = 64;

/**
 * The fewest mistakes (a letter wrong, missing, too many, or two swapped) between what was typed
 * and any beginning of a name, or more than `most`.
 */
export function mistakes(typed: string, name: string, most: number): number {
	const width = Math.min(name.length, typed.length + most, widest - 1);
	rows ??= [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)];
	let [before, last, now] = rows;
	for (let column = 0; column <= width; column += 1) last[column] = column;
	for (let row = 1; row <= typed.length; row += 1) {
		now[0] = row;
		let best = row;
		const letter = typed.charCodeAt(row - 1);
		for (let column = 1; column <= width; column += 1) {
			const same = letter === name.charCodeAt(column - 1);
			let cost = same
				? (last[column - 1] as number)
				: 1 + Math.min(last[column - 1] as number, last[column] as number, now[column - 1] as number);
			const swapped =
				row > 1 &&
				column > 1 &&
				letter === name.charCodeAt(column - 2) &&
				typed.charCodeAt(row - 2) === name.charCodeAt(column - 1);
			if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
			now[column] = cost;
			if (cost < best) best = cost;
		}
		if (best > most) return most + 1;
		[before, last, now] = [last, now, before];
	}
	let least = most + 1;
	for (let column = 0; column <= width; column += 1) least = Math.min(least, last[column] as number);
	return least;
}

const missed = 100;

/** How well a game answers: 0 is best, up to 2 it has the letters as typed, above with mistakes. */
function grade(keys: readonly Key[], typed: string, bits: number, most: number): number {
	let best = missed;
	for (let index = 0; index < keys.length; index += 1) {
		const { text, letters: own } = keys[index] as Key;
		if (text.startsWith(typed)) return index === 0 ? 0 : 1;
		if (best > 2 && text.includes(typed)) best = 2;
		if (best <= 2 || most === 0 || count(bits & ~own) > most) continue;
		const found = mistakes(typed, text, most);
		if (found <= most) best = Math.min(best, 2 + found);
	}
	return best;
}

function gradesOf({ keys }: SearchIndex, query: string): Uint8Array {
	const typed = folded(query).replaceAll(' ', '').slice(0, 40);
	const bits = letters(typed);
	const most = forgiven(typed.length);
	return Uint8Array.from(keys, (own) => (typed ? grade(own, typed, bits, most) : missed));
}

export interface Found {
	/** The places of the games, the best answer first. */
	places: number[];
	/** Whether a name has the letters just as they were typed. */
	exact: boolean;
}

/* So few names with the letters as typed leave room for those that are only near. */
const fewExact = 6;

function best(grades: Uint8Array): Found {
	const places = [...grades.keys()].filter((place) => (grades[place] as number) < missed);
	const exact = places.filter((place) => (grades[place] as number) <= 2);
	const shown = exact.length < fewExact ? places : exact;
	shown.sort((one, other) => (grades[one] as number) - (grades[other] as number) || one - other);
	return { places: shown, exact: exact.length > 0 };
}

/** Searches for what was typed and, where that is no name, for what the same keys say in the other layout. */
export function search(index: SearchIndex, query: string): Found {
	const found = best(gradesOf(index, query));
	if (found.exact || query.trim().length < 2) return found;
	const other = best(gradesOf(index, otherLayout(query)));
	return other.exact ? other : found;
}
