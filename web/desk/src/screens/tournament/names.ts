import type { Live } from '@/lib/live/live';
import {
	bracketName,
	matchName,
	playerName,
	type RoundWords,
	roundName as roundIn,
} from '@/lib/live/names';
import type { ActionBody, FaultBody, LiveMatch, LiveRound } from '~/api/types';
import { isWord, type Say } from '~/lib/language';

/* What people, rounds, matches and actions are called on the organiser's and judges' screens. */

export function nameOf(live: Live, player: number | null, say: Say): string {
	if (player === null) return say('tournament.nobody');
	const known = live.players.get(player);
	const unnamed = say('tournament.somebody');
	return known ? playerName(known, unnamed) : unnamed;
}

/** `Mook v Beam` */
export const pairOf = (live: Live, { a, b }: Pick<LiveMatch, 'a' | 'b'>, say: Say) =>
	say('tournament.versus', { a: nameOf(live, a, say), b: nameOf(live, b, say) });

/** The desk's words for rounds; their gaps stay open until the round is known. */
const roundWords = (say: Say): RoundWords => ({
	swiss: say('tournament.round.swiss'),
	other: say('tournament.round.other'),
	open: say('tournament.round.open'),
	many: say('tournament.round.many'),
	quarter: say('tournament.round.quarter'),
	semi: say('tournament.round.semi'),
	final: say('tournament.round.final'),
	third: say('tournament.round.third'),
	reset: say('tournament.round.reset'),
});

export const roundName = (live: Live, round: LiveRound, say: Say): string =>
	roundIn(live, round, roundWords(say));

/** The round of a match; the one for third place is played beside the final and is none. */
export function matchRound(live: Live, match: LiveMatch, say: Say): string {
	const round = live.rounds.get(match.id);
	return matchName(match, roundWords(say)) || (round ? roundName(live, round, say) : '');
}

/** The same where rounds mix: several of a bracket are played at a time, of Swiss rounds one. */
export const bracketRound = (live: Live, match: LiveMatch, say: Say): string =>
	bracketName(live, match, roundWords(say));

/** How a match ended, in words; nothing while it is open. */
export function outcomeOf(live: Live, match: LiveMatch, say: Say): string | undefined {
	if (match.outcome === null) return undefined;
	if (match.outcome === 'forfeit' && match.winner === null)
		return say('tournament.outcome.forfeit_both');
	const said = say(`tournament.outcome.${match.outcome}`, {
		winner: nameOf(live, match.winner, say),
	});
	const sets = match.sets.map(([a, b]) => `${a}–${b}`).join(', ');
	return sets ? `${said} (${sets})` : said;
}

/** What an action was, for the button that takes it back. */
export function actionName(live: Live, action: ActionBody, say: Say): string {
	const key = `tournament.action.${action.type}`;
	if (!isWord(key)) return action.type;
	const player = nameOf(live, action.player ?? null, say);
	return say(key, { player, match: action.match ?? '' });
}

const people = ['a', 'b', 'player'];

/** A reason of a pair, with the names of whom it is about. */
export function reasonName(live: Live, { code, facts }: FaultBody, say: Say): string {
	const key = `tournament.reason.${code}`;
	const named = Object.entries(facts).map(([fact, value]) => [
		fact,
		people.includes(fact) ? nameOf(live, Number(value), say) : value,
	]);
	return isWord(key) ? say(key, Object.fromEntries(named)) : code;
}
