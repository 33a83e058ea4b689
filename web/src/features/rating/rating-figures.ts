import figures from '@/generated/rating.json';
import type { RatingPreview } from '@/lib/api/api-types';

export interface RatingFigures {
	examples: readonly RatingPreview[];
	table: readonly { gap: number; expected: number; win: number; loss: number }[];
	curve: readonly (readonly [number, number])[];
}

/** Worked out by the engine while the site is built. */
export const ratingFigures = figures as unknown as RatingFigures;
