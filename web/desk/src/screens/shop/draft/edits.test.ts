import { expect, it } from 'vitest';
import type { FieldBody } from '~/api/types';
import { afterList, editsOf, onTopOf, sentValue, typedSince, undone } from './edits';
import { found, keyOf, only, plainValue, treeOf } from './tree';

const shape = { widget: 'line', nullable: false, required: true } as FieldBody['shape'];
const field = (steps: (string | number)[], value: unknown, more: Partial<FieldBody> = {}) =>
	({
		file: 'menu.yaml',
		steps,
		line: 1,
		label: { th: steps.join(' › '), en: steps.join(' › ') },
		shape,
		value,
		present: true,
		sample: false,
		...more,
	}) as FieldBody;
const list = { ...shape, widget: 'list' } as FieldBody['shape'];

const fields = [
	field(['dishes'], 2, { shape: list }),
	field(['dishes', 0, 'name'], { th: 'ชา', en: 'Tea' }),
	field(['dishes', 0, 'price'], 40, { shape: { ...shape, widget: 'price' } }),
	field(['dishes', 0, 'note'], null, { present: false }),
	field(['dishes', 1, 'name'], { th: 'น้ำ', en: 'Water' }),
];

it('changes only the language that was changed', () => {
	const was = { th: 'ชา', en: 'Tea' };
	const typed = { [keyOf(['dishes', 0, 'name'])]: { was, now: { ...was, th: 'ชาเย็น' } } };
	expect(editsOf(fields, typed)).toEqual([
		{
			file: 'menu.yaml',
			kind: 'set',
			steps: ['dishes', 0, 'name', 'th'],
			expected: 'ชา',
			value: 'ชาเย็น',
		},
	]);
});

it('makes no edit of what was typed back', () => {
	expect(editsOf(fields, { [keyOf(['dishes', 0, 'price'])]: { was: 40, now: 40 } })).toEqual([]);
});

it('expects nothing where a field was not used before', () => {
	const [edit] = editsOf(fields, { [keyOf(['dishes', 0, 'note'])]: { was: null, now: 'hot' } });
	expect(edit).toMatchObject({ expected: null, value: 'hot' });
});

it('expects what stood there when the typing began, whatever somebody else wrote since', () => {
	const name = keyOf(['dishes', 0, 'name']);
	const was = { th: 'ชา', en: 'Hot tea' };
	const typed = { [name]: { was, now: { ...was, th: 'ชาร้อน' } } };
	// The other's English stays as it is, and the Thai is a conflict to choose in.
	expect(editsOf(fields, typed)).toMatchObject([{ expected: 'ชา', value: 'ชาร้อน' }]);
	const again = onTopOf('ชาดำ', ['dishes', 0, 'name', 'th'], typed);
	expect(editsOf(fields, again)).toMatchObject([{ expected: 'ชาดำ', value: 'ชาร้อน' }]);
});

it('keeps what was typed while the rest was on its way', () => {
	const [sent, more, after] = [
		{ was: 40, now: '4' },
		{ was: 1, now: 2 },
		{ was: 40, now: '45' },
	];
	expect(typedSince({ price: sent, name: more }, { price: sent, name: more })).toEqual({});
	// What goes on from what was sent is a change of that, not of what stood there before.
	expect(typedSince({ price: sent }, { price: after, name: more })).toEqual({
		price: { was: '4', now: '45' },
		name: more,
	});
	const emptied = { price: { was: 40, now: null } };
	expect(typedSince(emptied, { price: after })).toEqual({ price: { was: null, now: '45' } });
});

const price = (dish: number) => keyOf(['dishes', dish, 'price']);
const at = (dish: number) => ({ [price(dish)]: { was: 40, now: 45 } });

it.each([
	['up', { kind: 'move', steps: ['dishes'], index: 3, to: 1 }, [0, 2, 3, 1, 4]],
	['down', { kind: 'move', steps: ['dishes'], index: 1, to: 3 }, [0, 3, 1, 2, 4]],
	['away', { kind: 'remove', steps: ['dishes', 1] }, [0, null, 1, 2, 3]],
	['in', { kind: 'add', steps: ['dishes'], index: 2 }, [0, 1, 3, 4, 5]],
	['elsewhere', { kind: 'remove', steps: ['drinks', 1] }, [0, 1, 2, 3, 4]],
] as const)('follows an item that goes %s', (_, edit, places) => {
	const form = { file: 'menu.yaml', ...edit };
	const moved = places.map((_place, dish) => afterList(form, at(dish)));
	expect(moved).toEqual(places.map((place) => (place === null ? {} : at(place))));
	// Taken back, everything that is still there is where it was.
	const back = moved.map((typed) => afterList(undone(form), typed));
	expect(back).toEqual(places.map((place, dish) => (place === null ? {} : at(dish))));
});

it('puts an item together as the file has it', () => {
	const item = treeOf(fields).parts[0]?.parts[0];
	const name = { th: 'ชา', en: 'Tea' };
	expect(item && plainValue(item, sentValue({}))).toEqual({ name, price: 40 });
	// What was typed there is sent before the item is moved.
	const typed = { [price(0)]: { was: 40, now: '45' } };
	expect(item && plainValue(item, sentValue(typed))).toEqual({ name, price: 45 });
});

it('finds places by what they say', () => {
	const shown = found(treeOf(fields), 'water');
	expect(shown?.parts[0]?.parts).toHaveLength(1);
	expect(found(treeOf(fields), 'nothing')).toBeNull();
});

it('shows the field that a place is inside of', () => {
	const text = only(treeOf(fields), keyOf(['dishes', 0, 'name', 'th']));
	expect(text?.parts[0]?.parts[0]?.parts.map((part) => part.steps)).toEqual([
		['dishes', 0, 'name'],
	]);
	expect(only(treeOf(fields), keyOf(['dishes', 0, 'nothing']))).toBeNull();
});
