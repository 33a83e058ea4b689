import { describe, expect, it } from 'vitest';
import { liveOf } from '@/lib/live/live';
import type { LiveTournament, OrganiserBody } from '~/api/types';
import { callsOf, stepOf } from './steps';

const swiss = { number: 1, kind: 'swiss', rounds: 2, drawn: 1, takes: 0 };
const cut = { number: 2, kind: 'single', rounds: 0, drawn: 0, takes: 4 };
const match = (id: number, status: string, a = id * 2, b = id * 2 + 1) => ({ id, status, a, b });

function day(part: object, announced = true): OrganiserBody {
	const tournament = {
		version: 1,
		state: 'running',
		stage: 1,
		stages: [swiss, cut],
		players: [{ attendance: 'present' }, { attendance: 'registered' }],
		rounds: [{ stage: 1, number: 1, matches: [match(1, 'confirmed')] }],
		stadiums: [],
		queue: [],
		standings: [],
		places: [],
		...part,
	};
	return { tournament: tournament as unknown as LiveTournament, announced } as OrganiserBody;
}

describe('the next step', () => {
	it('is the check-in before the start', () => {
		const before = day({ stage: null, rounds: [], state: 'registering' });
		expect(stepOf(before)).toEqual({ kind: 'check_in', here: 1, all: 2, bracket: false });
	});

	it('is looking while nothing is announced, then playing, then the next round', () => {
		expect(stepOf(day({}, false)).kind).toBe('look');
		const open = [{ stage: 1, number: 1, matches: [match(1, 'reported'), match(2, 'confirmed')] }];
		expect(stepOf(day({ rounds: open }))).toEqual({ kind: 'playing', left: 1, swiss: true });
		expect(stepOf(day({}))).toEqual({ kind: 'draw', number: 2 });
	});

	it('is the cut after the last round, and the end after the cut', () => {
		expect(stepOf(day({ stages: [{ ...swiss, drawn: 2 }, cut] }))).toEqual({
			kind: 'cut',
			takes: 4,
		});
		const rounds = [{ stage: 2, number: 1, matches: [match(1, 'confirmed')] }];
		expect(stepOf(day({ stage: 2, rounds })).kind).toBe('finish');
		expect(stepOf(day({ state: 'finished' })).kind).toBe('finished');
	});
});

it('calls to free stadiums only those whose players are free', () => {
	const live = liveOf({
		...day({}).tournament,
		rounds: [
			{
				stage: 1,
				number: 1,
				matches: [match(1, 'running', 1, 2), match(2, 'ready', 1, 3), match(3, 'ready', 4, 5)],
			},
		],
		queue: [2, 3],
		stadiums: [
			{ number: 1, match: 1 },
			{ number: 2, match: null },
			{ number: 3, match: null },
		],
	});
	expect(live && callsOf(live)).toEqual([[3, 2]]);
});
