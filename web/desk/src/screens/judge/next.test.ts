import { expect, it } from 'vitest';
import { liveOf } from '@/lib/live/live';
import { nextMatch } from './next';

const match = (id: number, a: number, b: number, status = 'ready') => ({ id, a, b, status });

function live(at: (number | null)[], queue: number[]) {
	const found = liveOf({
		version: 1,
		stages: [],
		players: [],
		standings: [],
		places: [],
		queue,
		stadiums: at.map((held, place) => ({ number: place + 1, match: held })),
		rounds: [{ stage: 1, number: 1, matches: [match(1, 1, 2), match(2, 3, 4), match(3, 1, 5)] }],
	});
	if (!found) throw new Error('no snapshot');
	return found;
}
const none = new Set<number>();

it('is the match called to the stadium, else the first in the queue that can begin', () => {
	expect(nextMatch(live([1, null], [3, 2]), 1, none)?.id).toBe(1);
	// Player 1 is still at the other stadium.
	expect(nextMatch(live([1, null], [3, 2]), 2, none)?.id).toBe(2);
	expect(nextMatch(live([1, null], [3]), 2, none)).toBeUndefined();
});

it('goes on without a network: what this phone entered is over', () => {
	expect(nextMatch(live([1, null], [3, 2]), 1, new Set([1]))?.id).toBe(3);
});
