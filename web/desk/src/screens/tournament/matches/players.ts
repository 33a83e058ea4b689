import type { LiveMatch } from '~/api/types';

/** Whom a result is about: a match that was swapped or drawn anew keeps its number. */
export const playersOf = ({ a, b }: Pick<LiveMatch, 'a' | 'b'>) =>
	a === null || b === null ? null : ([a, b] as const);
