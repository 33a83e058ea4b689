import type { Content } from '@/generated/content';
import type { LiveMatch, LivePlayer, LiveRound } from '@/lib/api/api-types';
import { fill } from '@/lib/text/words';
import { type Live, stageOf } from './live';

/* What people and rounds are called, on the public pages and, in its own words, on the desk. */

export type LiveWords = Content['live'];

export type RoundWords = Readonly<
	Record<
		'swiss' | 'other' | 'open' | 'many' | 'quarter' | 'semi' | 'final' | 'third' | 'reset',
		string
	>
>;

/** What somebody of the list is called. */
export const playerName = ({ anonymous, name }: LivePlayer, unnamed: string): string =>
	anonymous || name === '' ? unnamed : name;

export function nameOf(live: Live, player: number | null, words: LiveWords): string {
	const known = player === null ? undefined : live.players.get(player);
	return known ? playerName(known, words.result.anonymous) : '';
}

const knockout = (matches: number, words: RoundWords): string => {
	if (matches === 1) return words.final;
	if (matches === 2) return words.semi;
	return matches === 4 ? words.quarter : fill(words.many, { count: matches * 2 });
};

function doubleName({ matches, number }: LiveRound, words: RoundWords): string {
	const branches = matches.map(({ position }) => position?.branch);
	if (branches.includes('reset')) return words.reset;
	if (branches.includes('final')) return words.final;
	return fill(words.other, { number });
}

/** “Round 3 of 5”, “Semi-finals”. */
export function roundName(live: Live, round: LiveRound, words: RoundWords): string {
	const stage = stageOf(live, round);
	if (stage?.kind === 'open') return words.open;
	if (stage?.kind === 'single') {
		const main = round.matches.filter(({ position }) => position?.branch !== 'third');
		return knockout(main.length, words);
	}
	if (stage?.kind === 'double') return doubleName(round, words);
	const total = stage?.kind === 'swiss' ? stage.rounds : 0;
	return fill(total > 0 ? words.swiss : words.other, { number: round.number, total });
}

/** The round of a bracket's match, where it stands without its round; nothing of other matches. */
export function bracketName(live: Live, match: LiveMatch, words: RoundWords): string {
	const round = match.position && live.rounds.get(match.id);
	return round ? matchName(match, words) || roundName(live, round, words) : '';
}

/** A bracket's match that is named apart from its round: the one for third place. */
export const matchName = ({ position }: LiveMatch, words: RoundWords): string =>
	position?.branch === 'third' ? words.third : '';
