import { expect, test } from 'vitest';
import { type Live, liveOf } from '@/lib/live/live';
import { nextScene, scenesOf } from './scenes';

const places = Array.from({ length: 15 }, (_, index) => ({ place: index + 1, player: index + 1 }));
const bracket = { number: 1, kind: 'single' };

const made = (changes: object): Live => {
	const empty = { version: 1, stages: [], players: [], rounds: [], stadiums: [], queue: [] };
	return liveOf({ ...empty, standings: [], champion: null, ...changes, places }) as Live;
};

const begun = (status: string, outcome: string | null) =>
	made({
		state: 'running',
		rounds: [{ stage: 1, number: 1, matches: [{ id: 1, a: 1, b: 2, status, outcome }] }],
	});

test('the stadiums come first, then all places page by page', () => {
	const keys = scenesOf(begun('confirmed', 'played')).map(({ key }) => key);
	expect(keys).toEqual(['queue', 'places-0', 'places-1']);
});

test('before the first result there are no places, as lots alone say nothing', () => {
	for (const live of [begun('running', null), begun('confirmed', 'bye')])
		expect(scenesOf(live).map(({ key }) => key)).toEqual(['queue']);
});

test('at the end the champion comes first', () => {
	const rounds = [{ stage: 1, number: 1, matches: [] }];
	const live = made({ state: 'finished', champion: 1, stages: [bracket], rounds, statistics: {} });
	const keys = scenesOf(live).map(({ key }) => key);
	expect(keys).toEqual(['champion', 'bracket', 'places-0', 'places-1', 'statistics']);
});

test('the views turn in a circle, and an unknown one counts as the first', () => {
	expect(['a', 'b', 'c', 'gone'].map((key) => nextScene(['a', 'b', 'c'], key))).toEqual([
		'b',
		'c',
		'a',
		'b',
	]);
});
