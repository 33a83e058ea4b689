import { describe, expect, it } from 'vitest';
import { nothing, withAnswer, withFilter, withThrow } from './chosen';

describe('what was chosen', () => {
	it('rolls the die with the third answer, and only then', () => {
		const two = withAnswer(withAnswer(nothing, 'players', '4'), 'mood', 'loud');
		expect(two.table).toEqual({ players: 4, mood: 'loud' });
		const three = withAnswer(two, 'minutes', 'any');
		expect(three.table).toMatchObject({ players: 4, mood: 'loud', minutes: undefined });
		expect(three.table.roll).toBeTypeOf('number');
		expect(withAnswer(three, 'players', '5').table.roll).toBe(three.table.roll);
	});

	it('begins again after the last throw', () => {
		expect(withThrow({ ...nothing, table: { roll: 3 } }).table.roll).toBe(4);
		expect(withThrow({ ...nothing, table: { roll: 9_999 } }).table.roll).toBe(0);
	});

	it('keeps the table as it is while letters are typed', () => {
		const before = withFilter(nothing, { players: 4 });
		expect(before.answered).toEqual(new Set(['players']));
		const after = withFilter(before, { query: 'catan' });
		expect(after.query).toBe('catan');
		expect(after.table).toBe(before.table);
		expect(after.answered).toBe(before.answered);
	});
});
