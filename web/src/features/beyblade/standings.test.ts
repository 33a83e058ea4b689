import { describe, expect, it } from 'vitest';
import { linePoints, standingsFrom } from './standings';

describe('lines', () => {
	it('are read by every field name in use', () => {
		const lines = standingsFrom([
			{
				rank: 1,
				name: 'A',
				rating: 1300,
				avatar: '/a.png',
				change_week: -4,
				history: [1304, 1300],
			},
			{ player_name: 'B%20C', elo_rating: 1250 },
			{ name: 'D', elo: 1200, avatar: 'http://elsewhere.example/d.png' },
		]);
		expect(lines).toEqual([
			{ rank: 1, name: 'A', rating: 1300, avatar: '/a.png', change: -4, history: [1304, 1300] },
			{ rank: 2, name: 'B C', rating: 1250, avatar: null, change: null, history: [] },
			{ rank: 3, name: 'D', rating: 1200, avatar: null, change: null, history: [] },
		]);
	});

	it.each([[undefined], [null], [{}], ['[]'], [[]], [[null, 1, { name: 'A' }, { rating: 1 }]]])(
		'that cannot be shown give none: %j',
		(answer) => {
			expect(standingsFrom(answer)).toBeUndefined();
		},
	);

	it.each(['//elsewhere.example/a.png', 'javascript:alert(1)', '', 7])(
		'never show a picture from %j',
		(avatar) => {
			expect(standingsFrom([{ name: 'A', rating: 1, avatar }])?.[0]?.avatar).toBeNull();
		},
	);
});

describe('the history line', () => {
	it.each([
		[[1200, 1210, 1205], '0,20 50,0 100,10'],
		[[1200, 1200], '0,10 100,10'],
		[[1200], '0,10'],
	])('%j', (history, points) => {
		expect(linePoints(history, 100, 20).join(' ')).toBe(points);
	});
});
