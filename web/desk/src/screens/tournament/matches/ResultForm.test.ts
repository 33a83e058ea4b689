import { expect, it } from 'vitest';
import { endingOf } from './ResultForm';

it.each([
	['a', { winner: 6, sets: [[4, 2]] }],
	['b', { winner: 4, sets: [[4, 2]] }],
	['a_absent', { kind: 'no_show', winner: 4 }],
	['b_absent', { kind: 'no_show', winner: 6 }],
	['nobody', { kind: 'double_no_show' }],
] as const)('says of which two players the result is: %s', (choice, ending) => {
	const points = [['4', '2']] as const;
	expect(endingOf(choice, { a: 6, b: 4 }, points)).toEqual({ ...ending, players: [6, 4] });
});
