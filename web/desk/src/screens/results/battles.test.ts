import { expect, test } from 'vitest';
import { type Battle, scoreOf, winnerOf, written } from './battles';

const battles: Battle[] = [
	{ side: 'two', finish: 'xtreme' },
	{ side: 'one', finish: 'over' },
];

test('nobody has won before four points', () => {
	expect(winnerOf(battles)).toBeUndefined();
	expect([scoreOf(battles, 'one'), scoreOf(battles, 'two')]).toEqual([2, 3]);
});

test('the battles are written from the winner’s side', () => {
	const all: Battle[] = [...battles, { side: 'two', finish: 'spin' }];
	expect(winnerOf(all)).toBe('two');
	expect(written(all, 'two')).toBe('w-xtreme l-over w-spin');
});
