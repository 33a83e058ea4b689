import { describe, expect, test } from 'vitest';
import type { LiveMatch, LiveRound } from '@/lib/api/api-types';
import { type BracketPlan, planBracket } from '@/lib/live/bracket';
import { onWall, planWall } from './wall-bracket';

const { size } = onWall;

type Position = NonNullable<LiveMatch['position']>;

function match(id: number, branch: Position['branch'], from: readonly number[]): LiveMatch {
	const [a_from, b_from] = from.map((one) => ({ match: one, loser: branch === 'third' }));
	const position = { branch, position: 1, a_from: a_from ?? null, b_from: b_from ?? null };
	return { id, outcome: null, position } as LiveMatch;
}

/** A bracket of so many players, with a match for third place. */
function bracket(players: number): LiveRound[] {
	let id = 0;
	let before = Array.from({ length: players / 2 }, () => match(++id, 'winners', []));
	const rounds = [before];
	while (before.length > 1) {
		const pairs = before.filter((_, at) => at % 2 === 0).map((one) => [one.id, one.id + 1]);
		const branch = pairs.length === 1 ? 'final' : 'winners';
		before = pairs.map((pair) => match(++id, branch, pair));
		rounds.push(before);
	}
	const semis = rounds.at(-2)?.map((one) => one.id) ?? [];
	rounds.at(-1)?.push(match(++id, 'third', semis));
	return rounds.map((matches, at) => ({ stage: 1, number: at + 1, state: 'waiting', matches }));
}

describe('a bracket on the wall', () => {
	test.each([
		[16, 5, 4],
		[32, 7, 8],
	])('of %i has %i columns and at most %i matches in each', (players, columns, rows) => {
		const plan = planWall(bracket(players), size);
		const byColumn = [...new Set(plan.boxes.map(({ x }) => x))].map(
			(column) => plan.boxes.filter(({ x }) => x === column).length,
		);
		expect(byColumn).toHaveLength(columns);
		expect(Math.max(...byColumn)).toBe(rows);
		expect(plan.boxes).toHaveLength(players);
	});

	test.each([8, 16, 32])('of %i is drawn as large as its shape allows', (players) => {
		const scale = ({ width, height }: BracketPlan) => Math.min(1790 / width, 700 / height);
		const rounds = bracket(players);
		expect(scale(planWall(rounds, size))).toBeGreaterThanOrEqual(scale(planBracket(rounds, size)));
	});

	test('has every match inside, and none on another', () => {
		const { boxes, width, height } = planWall(bracket(16), size);
		for (const one of boxes) {
			expect(one.x + size.width).toBeLessThanOrEqual(width);
			expect(one.y + size.height).toBeLessThanOrEqual(height);
			const over = boxes.filter(({ x, y }) => x === one.x && Math.abs(y - one.y) < size.height);
			expect(over).toEqual([one]);
		}
	});

	test('leads every winner on, from both edges to the final in the middle', () => {
		const rounds = bracket(16);
		const { boxes, paths, width } = planWall(rounds, size);
		// All but the final and the match for third place.
		expect(paths).toHaveLength(14);
		const final = boxes.find((box) => box.match.position?.branch === 'final');
		expect((final?.x ?? 0) + size.width / 2).toBe(width / 2);
		const first = boxes.filter(({ match: { id } }) => id <= 8).map(({ x }) => x);
		expect(first).toEqual([0, 0, 0, 0, ...Array(4).fill(width - size.width)]);
	});

	test('names each round where it is played', () => {
		const { columns } = planWall(bracket(16), size);
		expect(columns.map(({ round }) => round).sort()).toEqual([1, 1, 2, 2, 3, 3, 4]);
	});

	test('stays as on a page where it is small or has no halves', () => {
		expect(planWall(bracket(8), size)).toEqual(planBracket(bracket(8), size));
		const [first, ...rest] = bracket(16);
		const losers = { ...rest[0], matches: [match(99, 'losers', [1, 2])] } as LiveRound;
		const double = first ? [first, losers, ...rest] : [];
		expect(planWall(double, size)).toEqual(planBracket(double, size));
	});
});
