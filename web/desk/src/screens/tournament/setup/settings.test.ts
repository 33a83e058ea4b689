import { expect, it } from 'vitest';
import { type Settings, withCut, withFirst, withTieBreak } from './settings';

const match = { target: 4, best_of: 1 };
const stage = { match, takes: 0, rounds: 0, groups: 0, third_place: true, reset: true };
const settings: Settings = {
	stages: [
		{ ...stage, kind: 'swiss', rounds: 4 },
		{ ...stage, kind: 'single', takes: 8 },
	],
	tie_breaks: ['points', 'buchholz', 'lots'],
	late: 'loss',
	seeding: 'rating',
	stadiums: 4,
	slow_after_seconds: 720,
	deck_check: false,
	seed: 7,
};

it('has no cut after a bracket, and the numbers a format needs', () => {
	expect(withFirst(settings, { kind: 'double' }).stages).toEqual([{ ...stage, kind: 'double' }]);
	const groups = withFirst(settings, { kind: 'groups' }).stages;
	expect(groups.map(({ kind, groups: count }) => [kind, count])).toEqual([
		['groups', 4],
		['single', 0],
	]);
});

it('changes the cut and takes it away', () => {
	expect(withCut(settings, { takes: 4 }).stages[1]?.takes).toBe(4);
	const none = withCut(settings, { takes: 0 });
	expect(none.stages).toHaveLength(1);
	expect(withCut(none, { takes: 2 }).stages[1]).toMatchObject({ kind: 'single', takes: 2 });
});

it('moves tie-breaks below the match points', () => {
	expect(withTieBreak(settings, 2, -1).tie_breaks).toEqual(['points', 'lots', 'buchholz']);
	expect(withTieBreak(settings, 1, -1)).toBe(settings);
	expect(withTieBreak(settings, 2, 1)).toBe(settings);
});
