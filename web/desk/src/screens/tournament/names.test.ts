import { expect, it } from 'vitest';
import { type Live, liveOf } from '@/lib/live/live';
import { fill } from '@/lib/text/words';
import type { LiveMatch } from '~/api/types';
import { words } from '~/generated/words';
import type { Say } from '~/lib/language';
import cutRunning from '../../../../../tests/vectors/live/cut-running.json';
import { bracketRound, matchRound, nameOf } from './names';

const say: Say = (key, values) => fill(words.en[key], values);

/** The example with its cut played another way, and its last round on this branch. */
function played(kind: string, branch: string): Live {
	const { rounds, stages } = cutRunning;
	const last = rounds.at(-1);
	const live = liveOf({
		...cutRunning,
		stages: stages.map((stage) => (stage.number === last?.stage ? { ...stage, kind } : stage)),
		rounds: rounds.map((round) =>
			round === last ? { ...round, matches: round.matches.map((one) => on(one, branch)) } : round,
		),
	});
	if (!live) throw new Error('The example is no tournament.');
	return live;
}
const on = (match: { position: object | null }, branch: string) => ({
	...match,
	position: { ...match.position, branch },
});

const lastOf = (live: Live) => live.snapshot.rounds.at(-1)?.matches[0] as LiveMatch;

it.each([
	['double', 'final', 'Final'],
	['double', 'reset', 'Second final'],
	['double', 'losers', 'Round '],
	['single', 'third', 'Third place'],
])('calls a match of the %s bracket on branch %s: %s', (kind, branch, name) => {
	const live = played(kind, branch);
	expect(matchRound(live, lastOf(live), say)).toContain(name);
	expect(bracketRound(live, lastOf(live), say)).toContain(name);
});

it('names the Swiss round of a match where it stands alone, and not in a list of its round', () => {
	const live = played('single', 'main');
	const match = live.snapshot.rounds[0]?.matches[0] as LiveMatch;
	expect(matchRound(live, match, say)).toMatch(/^Round 1 of \d$/);
	expect(bracketRound(live, match, say)).toBe('');
});

it('has a word for whoever is not known yet or has no name', () => {
	const live = played('single', 'main');
	expect(nameOf(live, null, say)).toBe('to be decided');
	expect(nameOf(live, 9_999, say)).toBe('Anonymous');
});
