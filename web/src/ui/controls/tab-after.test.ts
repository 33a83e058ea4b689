import { expect, it } from 'vitest';
import { tabAfter } from './tab-after';

it.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 1, 0],
	['ArrowLeft', 0, 2],
	['Home', 2, 0],
	['End', 0, 2],
	['Home', 0, 0],
	['ArrowDown', 1, undefined],
	['Tab', 1, undefined],
	['a', 1, undefined],
])('%s leads from tab %i of three to %s', (key, at, next) => {
	expect(tabAfter(key, at, 3)).toBe(next);
});

it('leads from a single tab to itself', () => {
	expect(tabAfter('ArrowRight', 0, 1)).toBe(0);
	expect(tabAfter('ArrowLeft', 0, 1)).toBe(0);
});
