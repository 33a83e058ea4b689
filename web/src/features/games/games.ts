import type { Content } from '@/generated/content';

/* The games as the finder knows them, and as they travel: one list a fact, figures for words. */

type Entry = Content['games'][number];

export const kinds = [
	'family',
	'bluffing',
	'party',
	'deduction',
	'strategy',
	'economic',
	'cooperative',
	'abstract',
	'dexterity',
] as const satisfies readonly Entry['category'][];
export const weights = ['light', 'medium', 'heavy'] as const satisfies readonly Entry['weight'][];
export const readings = ['none', 'little', 'much'] as const satisfies readonly Entry['reading'][];
export const moods = [
	'loud',
	'sneaky',
	'brainy',
	'together',
	'calm',
] as const satisfies readonly Entry['moods'][number][];
export const branches = [
	'bangkae',
	'srinakarin',
	'samyan',
	'phranakhon',
] as const satisfies readonly Entry['branches'][number][];

export type Kind = (typeof kinds)[number];
export type Weight = (typeof weights)[number];
export type Reading = (typeof readings)[number];
export type Mood = (typeof moods)[number];
export type Branch = (typeof branches)[number];
export type Span = readonly [number, number];

/** How wide a box stands on the page, for the browser's choice among its pictures. */
export const boxSizes = '(min-width: 1100px) 280px, (min-width: 700px) 30vw, 44vw';

/** The same for the first, which is two wide. */
export const wideSizes = '(min-width: 1100px) 600px, (min-width: 700px) 62vw, 92vw';

/** A rendered picture of a box on a table. */
export interface BoxPicture {
	src: string;
	srcSet: string;
	/** The class of the point that crops keep in sight, where it is not the middle. */
	focus?: string;
}

export interface Game {
	name: string;
	/** Other spellings that are searched and never shown. */
	also: readonly string[];
	hook: string;
	kind: Kind;
	players: Span;
	minutes: Span;
	age: number;
	weight: Weight;
	reading: Reading;
	moods: readonly Mood[];
	/** Where it stands; none named means everywhere. */
	branches: readonly Branch[];
	/** The colours of its box, where it has no picture of its own. */
	palette: number;
	picture: BoxPicture;
	/** Whether the box in the picture is blank, and the game's cover is printed on it. */
	printed: boolean;
}

export interface GameData {
	names: string[];
	also: string[];
	hooks: string[];
	/** Ten figures a game, in the order of `figuresOf`. */
	figures: number[];
	/** The pictures of the games that have one of their own. */
	pictures: Record<number, BoxPicture>;
	/** A table with a blank box for each set of colours. */
	tables: readonly BoxPicture[];
}

const between = '|';
const mask = <Value>(all: readonly Value[], some: readonly Value[]) =>
	all.reduce((bits, value, index) => (some.includes(value) ? bits | (1 << index) : bits), 0);
const unmask = <Value>(all: readonly Value[], bits: number) =>
	all.filter((_, index) => bits & (1 << index));

const figuresOf = (game: Game): number[] => [
	kinds.indexOf(game.kind),
	...game.players,
	...game.minutes,
	game.age,
	weights.indexOf(game.weight),
	readings.indexOf(game.reading),
	mask(moods, game.moods),
	mask(branches, game.branches),
];
const perGame = 10;

export function packed(games: readonly Game[], tables: readonly BoxPicture[]): GameData {
	return {
		names: games.map(({ name }) => name),
		also: games.map(({ also }) => also.join(between)),
		hooks: games.map(({ hook }) => hook),
		figures: games.flatMap(figuresOf),
		pictures: Object.fromEntries(
			games.flatMap(({ picture, printed }, index) => (printed ? [] : [[index, picture]])),
		),
		tables,
	};
}

/** `palettesOf` gives each box its colours: a cover knows games, and these know no covers. */
export function unpacked(
	data: GameData,
	palettesOf: (games: readonly Pick<Game, 'name' | 'kind' | 'weight'>[]) => number[],
): Game[] {
	const facts = data.names.map((name, index) => ({
		name,
		kind: kinds[data.figures[index * perGame] ?? 0] ?? 'family',
		weight: weights[data.figures[index * perGame + 6] ?? 0] ?? 'light',
	}));
	const palettes = palettesOf(facts);
	return facts.map(({ name, kind, weight }, index) => {
		const at = (place: number) => data.figures[index * perGame + place] ?? 0;
		const also = data.also[index];
		const palette = palettes[index] ?? 0;
		const own = data.pictures[index];
		return {
			name,
			also: also ? also.split(between) : [],
			hook: data.hooks[index] ?? '',
			kind,
			players: [at(1), at(2)],
			minutes: [at(3), at(4)],
			age: at(5),
			weight,
			reading: readings[at(7)] ?? 'none',
			moods: unmask(moods, at(8)),
			branches: unmask(branches, at(9)),
			palette,
			picture: own ?? (data.tables[palette] as BoxPicture),
			printed: own === undefined,
		};
	});
}

/** What a table asks for; what is left out does not matter to it. */
export interface Wish {
	players?: number;
	/** The game is over by then, even when it takes its longest. */
	minutes?: number;
	mood?: Mood;
	kind?: Kind;
	weight?: Weight;
	/** The age of the youngest at the table. */
	age?: number;
	/** The most that anyone wants to read. */
	reading?: Reading;
	branch?: Branch;
}

export function fits(game: Game, wish: Wish): boolean {
	return (
		(wish.players === undefined ||
			(game.players[0] <= wish.players && wish.players <= game.players[1])) &&
		(wish.minutes === undefined || game.minutes[1] <= wish.minutes) &&
		(wish.mood === undefined || game.moods.includes(wish.mood)) &&
		(wish.kind === undefined || game.kind === wish.kind) &&
		(wish.weight === undefined || game.weight === wish.weight) &&
		(wish.age === undefined || game.age <= wish.age) &&
		(wish.reading === undefined ||
			readings.indexOf(game.reading) <= readings.indexOf(wish.reading)) &&
		(wish.branch === undefined || game.branches.length === 0 || game.branches.includes(wish.branch))
	);
}

/** `3–6`, or one figure when both ends are the same. */
export const span = ([from, to]: Span) => (from === to ? String(from) : `${from}–${to}`);
