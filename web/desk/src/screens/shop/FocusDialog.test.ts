import { expect, it } from 'vitest';
import type { FieldBody } from '~/api/types';
import { focusIn } from './FocusDialog';

const field = (steps: (string | number)[], value: number) => ({ steps, value }) as FieldBody;
const fields = [
	field(['quality'], 50),
	field(['focus', 'gallery/a', 0], 10),
	field(['focus', 'gallery/a', 1], 66),
];

it('finds the point of a picture, or none', () => {
	expect(focusIn({ fields }, 'gallery/a')).toEqual([10, 66]);
	expect(focusIn({ fields }, 'gallery/b')).toBeNull();
});
