import figures from '@/generated/rating.json';

/** What a match does to one player, as the engine works it out. */
export interface PlayerChange {
	before: number;
	after: number;
	expected: number;
	base: number;
	upset_bonus: number;
	sweep_bonus: number;
	total: number;
}

export interface RatingFigures {
	examples: readonly { mine: PlayerChange; theirs: PlayerChange }[];
	table: readonly { gap: number; expected: number; win: number; loss: number }[];
	curve: readonly (readonly [number, number])[];
}

/** Worked out by the engine while the site is built. */
export const ratingFigures = figures as unknown as RatingFigures;
