import type { LiveMatch } from '@/lib/api/api-types';
import { nameKey } from '@/lib/text/name-key';
import { bracketRounds, hasPlayer, type Live, otherThan, placeOf } from './live';

/* What is next for one player. */

export type Turn =
	| { kind: 'called' | 'running'; stadium: number; opponent: number | null }
	| { kind: 'reported' | 'opponent_unknown'; opponent: number | null }
	| { kind: 'queue'; ahead: number; opponent: number | null }
	| { kind: 'bye' | 'between' | 'before' | 'check_in' | 'out' | 'dropped' | 'disqualified' }
	| { kind: 'finished'; place: number };

function openMatch(live: Live, player: number): LiveMatch | undefined {
	const { queue } = live.snapshot;
	const open = [...live.matches.values()].filter(
		(match) => match.status !== 'confirmed' && hasPlayer(match, player),
	);
	// In groups somebody has several: the one at a stadium, then the first in the queue.
	return (
		open.find(({ status }) => status === 'called' || status === 'running') ??
		queue.flatMap((id) => open.find((match) => match.id === id) ?? [])[0] ??
		open[0]
	);
}

function turnAt(live: Live, match: LiveMatch, player: number): Turn {
	const opponent = otherThan(match, player);
	if ((match.status === 'called' || match.status === 'running') && match.stadium !== null)
		return { kind: match.status, stadium: match.stadium, opponent };
	if (match.status === 'reported') return { kind: 'reported', opponent };
	const ahead = live.snapshot.queue.indexOf(match.id);
	if (ahead >= 0) return { kind: 'queue', ahead, opponent };
	return { kind: 'opponent_unknown', opponent };
}

/** Without an open match: sitting out, knocked out, or waiting for the next round. */
function turnBetween(live: Live, player: number): Turn {
	const { rounds, stages } = live.snapshot;
	const last = rounds.at(-1);
	if (!last) return { kind: 'before' };
	if (stages[0]?.kind === 'open') return { kind: 'between' };
	const sitsOut = last.matches.some(
		({ outcome, winner }) => outcome === 'bye' && winner === player,
	);
	if (sitsOut && last.state !== 'over') return { kind: 'bye' };
	const bracket = bracketRounds(live);
	if (bracket.length > 0) return { kind: 'out' };
	const swiss = stages.find(({ number }) => number === last.stage);
	const lastRound = swiss !== undefined && swiss.drawn >= swiss.rounds && last.state === 'over';
	return lastRound && stages.length === 1 ? { kind: 'out' } : { kind: 'between' };
}

/** What to tell a player; nothing when the list does not have them. */
export function turnOf(live: Live, player: number): Turn | undefined {
	const known = live.players.get(player);
	if (!known) return undefined;
	if (known.attendance === 'disqualified') return { kind: 'disqualified' };
	if (live.snapshot.state === 'finished') {
		const place = placeOf(live, player);
		return place === undefined ? { kind: 'dropped' } : { kind: 'finished', place };
	}
	if (known.attendance === 'dropped') return { kind: 'dropped' };
	if (known.attendance === 'registered') return { kind: 'check_in' };
	const match = openMatch(live, player);
	return match ? turnAt(live, match, player) : turnBetween(live, player);
}

/** The players somebody may mean by a whole name, a number or the beginning of a name. Several have
    the same name or the same beginning. */
export function findPlayers({ snapshot }: Live, typed: string): readonly number[] {
	const wanted = nameKey(typed);
	if (wanted === '') return [];
	const named = snapshot.players.filter(({ anonymous }) => !anonymous);
	const exact = named.filter(({ name }) => nameKey(name) === wanted);
	if (exact.length > 0) return numbersOf(exact);
	if (/^\d+$/.test(wanted))
		return numbersOf(snapshot.players.filter(({ number }) => number === Number(wanted)));
	return numbersOf(named.filter(({ name }) => nameKey(name).startsWith(wanted)));
}

const numbersOf = (players: readonly { number: number }[]) => players.map(({ number }) => number);
