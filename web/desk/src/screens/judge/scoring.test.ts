import { describe, expect, it } from 'vitest';
import {
	type Action,
	acted,
	calls,
	finishes,
	gainsOf,
	ordered,
	settingsOf,
	stateOf,
	writtenGains,
} from './scoring';

const finish = (side: 'one' | 'two', what: (typeof calls)[number]): Action => ({
	type: 'finish',
	side,
	finish: what,
});
const error = (side: 'one' | 'two'): Action => ({ type: 'launch_error', side });
const bo1 = settingsOf({ target: 4, best_of: 1 });

const played = (settings: typeof bo1, actions: readonly Action[]) =>
	actions.reduce<readonly Action[]>((log, action) => acted(settings, log, action), []);

it('offers what is worth least first', () => {
	expect(finishes).toEqual(['spin', 'over', 'burst', 'xtreme']);
	expect(calls).toEqual([...finishes, 'touch']);
});

describe('the sheet of a match', () => {
	it('is written from the winner’s side', () => {
		const log = played(bo1, [
			finish('two', 'xtreme'),
			finish('one', 'spin'),
			finish('two', 'spin'),
		]);
		expect(stateOf(bo1, log)).toMatchObject({ winner: 'two', set_scores: [[1, 4]] });
		expect(writtenGains(gainsOf(bo1, log), 'two')).toBe('w-xtreme l-spin w-spin');
	});

	it('has two launch errors of one battle as a point of the other', () => {
		const log = played(bo1, [error('one'), error('two'), error('one'), finish('two', 'xtreme')]);
		expect(stateOf(bo1, log).winner).toBe('two');
		expect(writtenGains(gainsOf(bo1, log), 'two')).toBe('w-penalty w-xtreme');
	});

	it('has a Bey that was touched before the call as a battle and a point of the other', () => {
		const log = played(bo1, [finish('one', 'touch'), finish('one', 'xtreme')]);
		expect(stateOf(bo1, log)).toMatchObject({ winner: 'one', battles: 2, set_scores: [[4, 0]] });
		expect(writtenGains(gainsOf(bo1, log), 'one')).toBe('w-touch w-xtreme');
	});

	it('waits for new orders after three battles', () => {
		const three = played(bo1, [
			finish('one', 'spin'),
			finish('two', 'spin'),
			finish('one', 'spin'),
		]);
		expect(stateOf(bo1, three).order_due).toBe(true);
		expect(acted(bo1, three, finish('one', 'over'))).toBe(three);
		const on = acted(bo1, three, ordered(stateOf(bo1, three)));
		expect(stateOf(bo1, acted(bo1, on, finish('one', 'over'))).winner).toBe('one');
	});

	it('goes on over sets', () => {
		const bo3 = settingsOf({ target: 4, best_of: 3 });
		const set = [finish('one', 'xtreme'), finish('one', 'spin')];
		let log = played(bo3, set);
		log = acted(bo3, log, ordered(stateOf(bo3, log)));
		for (const action of set) log = acted(bo3, log, action);
		expect(stateOf(bo3, log)).toMatchObject({ winner: 'one', sets: [2, 0] });
	});
});

it('begins anew where the kept log is of another kind of match', () => {
	expect(
		stateOf(bo1, [finish('one', 'xtreme'), finish('one', 'xtreme'), error('one')]).points,
	).toEqual([0, 0]);
});
