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
	const isThai = thaiLetter.test(small);
	const [from, to] = isThai ? [thaiKeys, latinKeys] : [latinKeys, thaiKeys];
	return [...small].map((key) => to[from.indexOf(key)] ?? key).join('');
}

/** Which letters the beginning of a text has, as bits; two letters may share one. */
function letters(text: string, length: number): number {
	let bits = 0;
	const end = Math.min(text.length, length);
	for (let index = 0; index < end; index += 1) bits |= 1 << (text.charCodeAt(index) & 31);
	return bits;
}

/** How many bits are set, up to three: more are too many anyway. */
function few(bits: number): number {
	if (bits === 0) return 0;
	const second = bits & (bits - 1);
	if (second === 0) return 1;
	return (second & (second - 1)) === 0 ? 2 : 3;
}

/* The letters of a key's beginning are kept for beginnings of these lengths. */
const lengths = [2, 5, 7, 9, 12, 16, 64];

interface Names {
	/** All names of a game without their spaces, with a space between them. */
	joined: string;
	/** Where a search may begin: every name, and what is left of it from each further word on. */
	keys: string[];
	/** The letters of each key's beginnings, as long as `lengths` says. */
	letters: Int32Array;
}

export type SearchIndex = readonly Names[];

function namesOf(names: readonly string[]): Names {
	const whole = names.map(folded).filter(Boolean);
	const keys = whole.flatMap((name) => {
		const parts = name.split(' ');
		return parts.map((_, index) => parts.slice(index).join(''));
	});
	const once = [...new Set(keys)];
	return {
		joined: whole.map((name) => name.replaceAll(' ', '')).join(' '),
		keys: once,
		letters: Int32Array.from(once.flatMap((key) => lengths.map((length) => letters(key, length)))),
	};
}

export const searchIndex = (
	games: readonly { name: string; also: readonly string[] }[],
): SearchIndex => games.map(({ name, also }) => namesOf([name, ...also]));

const thaiLetter = /[\u0e01-\u0e4e]/;

/** How many mistakes a word may have. Of three Thai letters one is often a vowel that many share. */
function forgiven(typed: string): number {
	if (typed.length < (thaiLetter.test(typed) ? 4 : 3)) return 0;
	return typed.length < 8 ? 1 : 2;
}

const widest = 64;
const rows = [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)] as const;

/**
 * The fewest mistakes (a letter wrong, missing, too many, or two swapped) between what was typed
 * and any beginning of a name, or more than `most`.
 */
export function mistakes(typed: string, name: string, most: number): number {
	const width = Math.min(name.length, typed.length + most, widest - 2);
	const tooMany = most + 1;
	let before: Uint8Array = rows[0];
	let last: Uint8Array = rows[1];
	let now: Uint8Array = rows[2];
	for (let column = 0; column <= width + 1; column += 1) last[column] = Math.min(column, tooMany);
	for (let row = 1; row <= typed.length; row += 1) {
		// Further from the diagonal than `most`, there are more mistakes than that.
		const from = Math.max(1, row - most);
		const to = Math.min(width, row + most);
		now[from - 1] = from === 1 ? row : tooMany;
		let best = now[from - 1] as number;
		const letter = typed.charCodeAt(row - 1);
		for (let column = from; column <= to; column += 1) {
			let cost = last[column - 1] as number;
			if (letter !== name.charCodeAt(column - 1)) {
				const swapped =
					row > 1 &&
					column > 1 &&
					letter === name.charCodeAt(column - 2) &&
					typed.charCodeAt(row - 2) === name.charCodeAt(column - 1);
				if (swapped) cost = Math.min(cost, before[column - 2] as number);
				cost = 1 + Math.min(cost, last[column] as number, now[column - 1] as number);
			}
			now[column] = cost;
			if (cost < best) best = cost;
		}
		if (best > most) return tooMany;
		now[to + 1] = tooMany;
		[before, last, now] = [last, now, before];
	}
	let least = tooMany;
	for (let column = Math.max(0, typed.length - most); column <= width; column += 1)
		least = Math.min(least, last[column] as number);
	return least;
}

/* What was typed stands somewhere inside a word. */
const inside = 2;

/** How well a game answers what was typed: 0 is best; none if it lacks the letters as typed. */
function rank({ joined, keys }: Names, typed: string): number | undefined {
	if (!joined.includes(typed)) return undefined;
	if (joined.startsWith(typed)) return 0;
	return keys.some((key) => key.startsWith(typed)) ? 1 : inside;
}

/** The fewest mistakes that make what was typed the beginning of a name or of a word in it. */
function distance(names: Names, typed: string, bits: number, most: number): number | undefined {
	const start = lengths.findIndex((length) => length >= typed.length + most);
	const firstTwo = letters(typed, 2);
	let best = most + 1;
	for (let place = 0; place < names.keys.length && best > 1; place += 1) {
		const kept = place * lengths.length;
		// Nobody gets both of the first letters wrong, whichever they are.
		if ((firstTwo & (names.letters[kept] as number)) === 0) continue;
		// Cheap to see: a letter that is nowhere near costs a mistake of its own.
		const own = names.letters[kept + start] as number;
		if (few(bits & ~own) < best)
			best = Math.min(best, mistakes(typed, names.keys[place] as string, best - 1));
	}
	return best > most ? undefined : best;
}

/** The places of the games that have a grade, the best grade first, each in the order of the list. */
function inOrder(index: SearchIndex, grade: (names: Names) => number | undefined): number[] {
	const places: number[][] = [[], [], []];
	for (let place = 0; place < index.length; place += 1) {
		const found = grade(index[place] as Names);
		if (found !== undefined) places[found]?.push(place);
	}
	return places.flat();
}

const compact = (query: string) => folded(query).replaceAll(' ', '').slice(0, 40);

function exactly(index: SearchIndex, typed: string): number[] {
	return typed ? inOrder(index, (names) => rank(names, typed)) : [];
}

function nearly(index: SearchIndex, typed: string): number[] {
	const most = forgiven(typed);
	const bits = letters(typed, typed.length);
	return most > 0 ? inOrder(index, (names) => distance(names, typed, bits, most)) : [];
}

/* Names that no game has: a search for them looks for those that are near, in either script. */
export const warmUps = ['nothing so near', 'การ์ดเกมล'] as const;

/**
 * Searches for nothing, so that the browser has compiled the search before anybody types: the first
 * key that needs forgiving takes a third of the time then. Each search waits for `next`.
 */
export function warmUp(index: SearchIndex, next: (work: () => void) => void): void {
	const searches = [...warmUps, ...warmUps];
	const step = () => {
		const text = searches.shift();
		if (text === undefined) return;
		search(index, text);
		next(step);
	};
	next(step);
}

export interface Found {
	/** The places of the games, the best answer first. */
	places: number[];
	/** Whether a name has the letters just as they were typed, on either layout of the keyboard. */
	exact: boolean;
}

/* So few names that only have the letters inside a word leave room for those that are near. */
const fewInside = 6;

/** Whether nobody who typed this can have meant another name. */
function isPlain(index: SearchIndex, exact: readonly number[], typed: string): boolean {
	const [best] = exact;
	if (best === undefined) return false;
	return exact.length >= fewInside || rank(index[best] as Names, typed) !== inside;
}

/** Names as typed come first, then those that are near, then what the same keys say in the other layout. */
export function search(index: SearchIndex, query: string): Found {
	const typed = compact(query);
	const exact = exactly(index, typed);
	if (isPlain(index, exact, typed)) return { places: exact, exact: true };
	const near = nearly(index, typed);
	const other =
		exact.length > 0 || query.trim().length < 3 ? [] : exactly(index, compact(otherLayout(query)));
	return {
		places: [...new Set([...exact, ...near, ...other])],
		exact: exact.length > 0 || other.length > 0,
	};
}
