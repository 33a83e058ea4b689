import { expect, it } from 'vitest';
import { focusIn } from './FocusDialog';

const fields = [
	{ steps: ['quality'], value: 50 },
	{ steps: ['focus', 'gallery/a', 0], value: 10 },
	{ steps: ['focus', 'gallery/a', 1], value: 66 },
];

it('finds the point of a picture, or none', () => {
	expect(focusIn(fields, 'gallery/a')).toEqual([10, 66]);
	expect(focusIn(fields, 'gallery/b')).toBeNull();
});
