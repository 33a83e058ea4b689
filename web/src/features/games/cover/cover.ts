import { chance } from '../chance';
import type { Game, Kind } from '../games';
import { type Motif, motifOf } from './motif';

/* How a generated box looks: worked out from the game alone, so that it is the same everywhere. */

/** How many sets of colours there are: see tokens.css, and the tables in art/scenes/games/stages.py. */
export const palettes = 12;
export const patterns = ['rays', 'dots', 'stripes', 'hills', 'checks', 'waves'] as const;
export const frames = ['round', 'hexagon', 'square', 'arch', 'burst'] as const;

/** The drawing on a sign below the title, before a sun above it, or below a band across the box. */
export const layouts = ['sign', 'scene', 'band'] as const;
export type Layout = (typeof layouts)[number];

export interface Title {
	lines: string[];
	/** The height of the letters, in units of a cover 200 wide. */
	size: number;
}

export interface CoverLook {
	layout: Layout;
	pattern: (typeof patterns)[number];
	frame: (typeof frames)[number];
	motif: Motif;
	title: Title;
}

const pick = (text: string, count: number) => Math.floor(chance(text) * count);
const one = <Value>(all: readonly Value[], text: string) => all[pick(text, all.length)] as Value;

/* A grid has at most four columns: the boxes beside, above and across lie within seven places. */
const near = 7;
/* Rose and magenta look alike from a step away: where one is near, the other is not. */
const alike = [4, 10];

/* What is being played on the tables of art/scenes/games/stages.py, by the games that it suits. */
const quick = [0, 1, 4, 10];
const suited: Record<Kind, readonly number[]> = {
	family: [0, 2, 7, 10, 11],
	bluffing: [1, 4, 6],
	party: quick,
	deduction: [1, 4, 6],
	strategy: [2, 3, 5, 7, 9],
	economic: [3, 7, 8, 11],
	cooperative: [0, 2, 3, 6],
	abstract: [0, 5, 10],
	dexterity: [0, 10, 11],
};

type Boxed = Pick<Game, 'name' | 'kind' | 'weight'>;

/** The colours of the boxes in a list, with the tables they stand on: no two neighbours have the
    same, and what is played there suits the game where one is free that does. */
export function palettesOf(games: readonly Boxed[]): number[] {
	const given: number[] = [];
	for (const { name, kind, weight } of games) {
		const last = given.slice(-near);
		const taken = alike.some((palette) => last.includes(palette)) ? [...last, ...alike] : last;
		const free = Array.from({ length: palettes }, (_, index) => index).filter(
			(palette) => !taken.includes(palette),
		);
		const light = weight === 'light' && kind === 'family';
		const fitting = free.filter((palette) => (light ? quick : suited[kind]).includes(palette));
		given.push(one(fitting.length > 0 ? fitting : free, `palette ${name}`));
	}
	return given;
}

/* Between the fine lines, with air. */
const faceWidth = 82;
const mostLines = 3;
/* How high a title may be, in a cover's units: a plate and a band are not as high as the box. */
const titleHeights: Record<Layout, number> = { sign: 38, scene: 29, band: 31 };
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

export function titleOf(name: string, layout: Layout): Title {
	const lines = linesOf(name.replace(/\s*[:(].*$/, ''));
	const longest = Math.max(...lines.map((line) => line.length));
	const high = titleHeights[layout] / (lines.length * 1.12);
	const size = Math.min(faceWidth / (longest * letterWidth), high, 22);
	return { lines, size: Math.round(size * 10) / 10 };
}

export function coverOf(game: Pick<Game, 'name' | 'kind'>): CoverLook {
	const layout = one(layouts, `layout ${game.name}`);
	return {
		layout,
		pattern: one(patterns, `pattern ${game.name}`),
		frame: one(frames, `frame ${game.name}`),
		motif: motifOf(game),
		title: titleOf(game.name, layout),
	};
}
