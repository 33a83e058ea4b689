import type { Live } from '@/lib/live/live';
import type { LiveMatch, LiveStage, OrganiserBody } from '~/api/types';

/* What the organiser does next, from the state of the day. */

export type Step =
	| { kind: 'check_in'; here: number; all: number; bracket: boolean }
	| { kind: 'look' }
	| { kind: 'playing'; left: number; swiss: boolean }
	| { kind: 'open'; left: number }
	| { kind: 'draw'; number: number }
	| { kind: 'cut'; takes: number }
	| { kind: 'finish' }
	| { kind: 'finished' };

export function stepOf({ tournament, announced }: OrganiserBody): Step {
	const { players, rounds, stages, state } = tournament;
	if (state === 'finished') return { kind: 'finished' };
	const stage = stages.find(({ number }) => number === tournament.stage);
	if (!stage) {
		const here = players.filter(({ attendance }) => attendance === 'present').length;
		const first = stages[0]?.kind;
		const bracket = first !== 'swiss' && first !== 'open';
		return { kind: 'check_in', here, all: players.length, bracket };
	}
	const matches = rounds
		.filter((round) => round.stage === stage.number)
		.flatMap((round) => round.matches);
	const left = matches.filter(({ status }) => status !== 'confirmed').length;
	if (stage.kind === 'open') return { kind: 'open', left };
	if (matches.length > 0 && !announced) return { kind: 'look' };
	const swiss = stage.kind === 'swiss';
	return left > 0 ? { kind: 'playing', left, swiss } : afterStage(stage, stages);
}

function afterStage(stage: LiveStage, stages: readonly LiveStage[]): Step {
	if (stage.kind === 'swiss' && stage.drawn < stage.rounds)
		return { kind: 'draw', number: stage.drawn + 1 };
	const next = stages.find(({ number }) => number === stage.number + 1);
	return next ? { kind: 'cut', takes: next.takes } : { kind: 'finish' };
}

/** Which waiting matches could be called to which free stadiums at once. */
export function callsOf({ matches, snapshot }: Live): [match: number, stadium: number][] {
	const held = snapshot.stadiums.flatMap(({ match }) => (match === null ? [] : [match]));
	const busy = new Set(held.flatMap((id) => playersOf(matches.get(id))));
	const free = snapshot.stadiums.filter(({ match }) => match === null);
	const calls: [number, number][] = [];
	for (const id of snapshot.queue) {
		const stadium = free[calls.length];
		if (!stadium) break;
		const players = playersOf(matches.get(id));
		if (players.some((player) => busy.has(player))) continue;
		for (const player of players) busy.add(player);
		calls.push([id, stadium.number]);
	}
	return calls;
}

const playersOf = (match: LiveMatch | undefined) =>
	match ? [match.a, match.b].filter((player) => player !== null) : [];
