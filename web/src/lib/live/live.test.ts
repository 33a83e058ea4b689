import { describe, expect, test } from 'vitest';
import type { LiveMatch } from '@/lib/api/api-types';
import cutAnnounced from '../../../../tests/vectors/live/cut-announced.json';
import cutDrawn from '../../../../tests/vectors/live/cut-drawn.json';
import finished from '../../../../tests/vectors/live/finished.json';
import registering from '../../../../tests/vectors/live/registering.json';
import swissCalled from '../../../../tests/vectors/live/swiss-called.json';
import swissRunning from '../../../../tests/vectors/live/swiss-running.json';
import { planBracket } from './bracket';
import { pauseAfter } from './follow';
import { bracketRounds, currentRound, type Live, listedRounds, liveOf, recordOf } from './live';
import { reasonsOf } from './tie-breaks';
import { findPlayers, turnOf } from './turn';

/* The examples are those the API's own tests write. */
const examples = {
	'cut-announced': cutAnnounced,
	'cut-drawn': cutDrawn,
	finished,
	registering,
	'swiss-called': swissCalled,
	'swiss-running': swissRunning,
};

function example(name: keyof typeof examples): Live {
	const live = liveOf(examples[name]);
	if (!live) throw new Error(`${name} is no tournament.`);
	return live;
}

const playerOf = (live: Live, match: number | undefined) => live.matches.get(match ?? 0)?.a ?? 0;

describe('what is next for a player', () => {
	const live = example('swiss-called');

	test('a called match names its stadium', () => {
		const { number, match } = live.snapshot.stadiums[2] ?? { number: 0, match: 0 };
		const turn = turnOf(live, playerOf(live, match ?? 0));
		expect(turn).toMatchObject({ kind: 'called', stadium: number });
	});

	test('the place in the queue is the number of matches before', () => {
		const places = live.snapshot.queue.map((match) => turnOf(live, playerOf(live, match)));
		expect(places).toMatchObject([0, 1, 2, 3].map((ahead) => ({ kind: 'queue', ahead })));
	});

	test('whoever sits out has a bye', () => {
		const bye = live.snapshot.rounds.at(-1)?.matches.find(({ outcome }) => outcome === 'bye');
		if (bye) expect(turnOf(live, bye.winner ?? 0)).toEqual({ kind: 'bye' });
	});

	test('before the start, after a round and after the end', () => {
		const before = example('registering');
		const here = before.snapshot.players.find(({ attendance }) => attendance === 'present');
		const late = before.snapshot.players.find(({ attendance }) => attendance === 'registered');
		if (here) expect(turnOf(before, here.number)).toEqual({ kind: 'before' });
		if (late) expect(turnOf(before, late.number)).toEqual({ kind: 'check_in' });
		const drawn = example('cut-drawn');
		const present = drawn.snapshot.players.find(({ attendance }) => attendance === 'present');
		expect(turnOf(drawn, present?.number ?? 0)).toEqual({ kind: 'between' });
		const over = example('finished');
		const champion = over.snapshot.champion ?? 0;
		expect(turnOf(over, champion)).toEqual({ kind: 'finished', place: 1 });
		expect(turnOf(over, 999)).toBeUndefined();
	});

	test('of several open matches the one at a stadium counts, then the first in the queue', () => {
		const { snapshot } = live;
		const [called] = snapshot.stadiums.flatMap(({ match }) => live.matches.get(match ?? 0) ?? []);
		const player = called?.a ?? 0;
		// As in groups, where all rounds are open at once: one waits, and stands first in the list.
		const waits = { ...called, id: 999, b: 998, status: 'ready', stadium: null } as LiveMatch;
		const with999 = (match: LiveMatch) => (match.id === called?.id ? [waits, match] : [match]);
		const rounds = snapshot.rounds.map((round) => ({
			...round,
			matches: round.matches.flatMap(with999),
		}));
		const several = liveOf({ ...snapshot, rounds });
		expect(several && turnOf(several, player)).toMatchObject({ kind: 'called' });
		const reported = rounds.map((round) => ({
			...round,
			matches: round.matches.map((match) =>
				match.id === called?.id ? { ...match, status: 'reported' } : match,
			),
		}));
		const queue = [...snapshot.queue, 999];
		const waiting = liveOf({ ...snapshot, rounds: reported, queue });
		expect(waiting && turnOf(waiting, player)).toMatchObject({ kind: 'queue', ahead: 4 });
	});

	test('an open day goes on until it is finished', () => {
		const over = example('finished').snapshot;
		const [stage] = over.stages;
		const snapshot = { ...over, state: 'running', stages: [{ ...stage, kind: 'open' }] };
		const open = liveOf(snapshot);
		const { number } = snapshot.players.find(({ attendance }) => attendance === 'present') ?? {};
		expect(open && turnOf(open, number ?? 0)).toEqual({ kind: 'between' });
	});

	test('out of the bracket, or still in it', () => {
		const cut = example('cut-announced');
		const inside = new Set(
			bracketRounds(cut).flatMap(({ matches }) => matches.flatMap(({ a, b }) => [a, b])),
		);
		const outside = cut.snapshot.players.find(
			({ number, attendance }) => attendance === 'present' && !inside.has(number),
		);
		expect(turnOf(cut, outside?.number ?? 0)).toEqual({ kind: 'out' });
	});
});

test('players are found by name, number or the beginning of a name', () => {
	const live = example('finished');
	expect(findPlayers(live, ' best (SAMPLE) ')).toEqual([2]);
	expect(findPlayers(live, '7')).toEqual([7]);
	expect(findPlayers(live, 'Moo')).toEqual([6]);
	expect(findPlayers(live, 'Moo\u200E')).toEqual([6]);
	expect(findPlayers(live, '')).toEqual([]);
	expect(findPlayers(live, 'nobody')).toEqual([]);
	expect(findPlayers(live, '99')).toEqual([]);
});

test('everybody with the same name, or the same beginning, is found', () => {
	const { snapshot } = example('finished');
	const names = ['Zo', 'zo', 'Zook'];
	const players = snapshot.players.map((player, at) => ({ ...player, name: names[at] ?? 'Kai' }));
	const live = liveOf({ ...snapshot, players });
	expect(live && findPlayers(live, 'ZO')).toEqual([1, 2]);
	expect(live && findPlayers(live, 'z')).toEqual([1, 2, 3]);
});

test('the pairs of an open day are one list, the newest on top', () => {
	const { snapshot } = example('swiss-called');
	const stages = snapshot.stages.map((stage) => ({ ...stage, kind: 'open' }));
	const [last] = snapshot.rounds.slice(-1);
	const matches = last?.matches ?? [];
	const rounds = matches.map((match, at) => ({ ...last, number: at + 1, matches: [match] }));
	const open = liveOf({ ...snapshot, stages, rounds });
	const [listed, ...others] = open ? listedRounds(open) : [];
	expect(others).toEqual([]);
	expect(listed?.current).toBe(true);
	expect(listed?.round.matches.map(({ id }) => id)).toEqual(matches.map(({ id }) => id).reverse());
});

test('other rounds are listed one by one, the one that is played open', () => {
	const listed = listedRounds(example('swiss-running'));
	expect(listed.map(({ round, current }) => [round.number, current])).toEqual([
		[3, true],
		[2, false],
		[1, false],
	]);
});

test('every tie-break is the sum of the parts it shows', () => {
	const { standings, tie_breaks } = example('finished').snapshot;
	for (const line of standings.flatMap(({ lines }) => lines)) {
		for (const { tieBreak, value, parts } of reasonsOf({ ...line, decided_by: null }, tie_breaks)) {
			if (!/buchholz|sonneborn|difference/.test(tieBreak)) continue;
			const sum = parts.reduce((total, part) => total + (part.cut ? 0 : part.value), 0);
			expect(sum, `${tieBreak} of ${line.player}`).toBe(value);
		}
	}
});

test('reasons end with the one that decided', () => {
	const { standings, tie_breaks } = example('finished').snapshot;
	const tied = standings[0]?.lines.find(({ decided_by }) => decided_by === 'buchholz_cut_1');
	const reasons = tied ? reasonsOf(tied, tie_breaks) : [];
	expect(reasons.map(({ decides }) => decides)).toEqual([false, true]);
});

describe('the bracket', () => {
	const size = { width: 100, height: 40, across: 20, down: 10, top: 30, bottom: 0 };
	const plan = planBracket(bracketRounds(example('cut-announced')), size);

	test('has semi-finals, the final between them and third place below', () => {
		const [one, two, ...last] = plan.boxes;
		const final = last.find(({ match }) => match.position?.branch === 'final');
		const third = last.find(({ match }) => match.position?.branch === 'third');
		expect([one?.x, two?.x, final?.x, third?.x]).toEqual([0, 0, 120, 120]);
		expect(final?.y).toBe(((one?.y ?? 0) + (two?.y ?? 0)) / 2);
		expect(third?.y).toBeGreaterThan((final?.y ?? 0) + size.height);
		expect(plan.paths).toHaveLength(2);
	});

	test('no two matches lie on each other', () => {
		const places = plan.boxes.map(({ x, y }) => `${x} ${y}`);
		expect(new Set(places).size).toBe(plan.boxes.length);
		expect(plan.width).toBe(220);
	});
});

test('asking slows before the start and after the end, and backs off in trouble', () => {
	expect(pauseAfter({ live: example('finished'), failures: 0 })).toBe(120_000);
	const running = example('swiss-running');
	expect(pauseAfter({ live: running, failures: 0 })).toBe(3_000);
	expect(pauseAfter({ live: example('registering'), failures: 0 })).toBe(12_000);
	expect([1, 2, 9].map((failures) => pauseAfter({ live: running, failures }))).toEqual([
		6_000, 12_000, 30_000,
	]);
});

test('what is no snapshot is refused, and counts are those of the engine', () => {
	expect([undefined, null, [], {}, { version: 1 }].map(liveOf)).toEqual(Array(5).fill(undefined));
	const live = example('swiss-running');
	expect(currentRound(live)?.number).toBe(3);
	const before = example('cut-drawn');
	for (const { player, points, losses } of before.snapshot.standings[0]?.lines ?? []) {
		const [won, lost] = recordOf(before, player);
		expect(won).toBe(points);
		expect(lost).toBeLessThanOrEqual(losses);
	}
});
