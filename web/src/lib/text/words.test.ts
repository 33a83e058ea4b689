import { describe, expect, it } from 'vitest';
import { fill } from './words';

describe('fill', () => {
	it('fills places that stand next to each other, as they do in Thai', () => {
		expect(fill('เหลือ{count}จาก{total}ที่นั่ง', { count: 3, total: 12 })).toBe('เหลือ3จาก12ที่นั่ง');
	});
	it('leaves a place it has no value for', () => {
		expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
	});
	it('shows a zero', () => {
		expect(fill('{n} left', { n: 0 })).toBe('0 left');
	});
});
