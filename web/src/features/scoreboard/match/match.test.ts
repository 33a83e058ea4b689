import { describe, expect, it } from 'vitest';
import vectors from '../../../../../tests/vectors/matches.json';
import { apply, isSweep, replay } from './match';
import {
	type Action,
	houseSettings,
	type MatchSettings,
	type MatchState,
	opening,
} from './settings';

interface Step {
	action: Action;
	refused: string | null;
	state: MatchState;
}

interface Vector {
	name: string;
	settings: MatchSettings;
	start: MatchState;
	steps: Step[];
}

const won = (side: 'one' | 'two', finish: 'xtreme' | 'spin'): Action => ({
	type: 'finish',
	side,
	finish,
});
const matches = vectors.matches as unknown as Vector[];

describe('the match in the browser', () => {
	it.each(matches)(
		'comes to every state the engine wrote down: $name',
		({ settings, start, steps }) => {
			expect(opening(settings)).toEqual(start);
			let state = start;
			for (const step of steps) {
				const after = apply(settings, state, step.action);
				expect('refused' in after ? after.refused : null).toBe(step.refused);
				state = 'refused' in after ? state : after;
				expect(state).toEqual(step.state);
			}
		},
	);

	it('has every match of the file to pass', () => {
		expect(matches.length).toBeGreaterThanOrEqual(60);
	});

	it.each(matches)('undoes exactly by replaying a shorter log: $name', ({ settings, steps }) => {
		const taken = steps.filter(({ refused }) => refused === null);
		const log = taken.map(({ action }) => action);
		for (const [length, { state }] of taken.entries()) {
			expect(replay(settings, log.slice(0, length + 1))).toEqual(state);
		}
	});

	it('has no state for a log that the rules refuse', () => {
		expect(replay(houseSettings, [{ type: 'finish', side: 'one', finish: 'own' }])).toBeUndefined();
		expect(replay(houseSettings, [])).toEqual(opening(houseSettings));
	});

	it.each<[string, Action[], boolean]>([
		['nothing played', [], false],
		['4-0', [won('one', 'xtreme'), won('one', 'spin')], true],
		['4-1', [won('one', 'xtreme'), won('two', 'spin'), won('one', 'spin')], false],
		['disqualified at 3-0', [won('one', 'xtreme'), { type: 'disqualify', side: 'two' }], false],
	])('sees a sweep only in a set without a point for the loser: %s', (_, log, sweep) => {
		const state = replay(houseSettings, log);
		expect(state && isSweep(state)).toBe(sweep);
	});
});
