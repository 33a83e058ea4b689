// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldBody } from '~/api/types';
import { answer, serve, shown, typeInto } from '~/lib/screen-testing';
import { editsOf, type Typed } from '../draft/edits';
import { keyOf } from '../draft/tree';
import { Control } from './Control';
import { FormContext } from './form';

let close: () => Promise<void>;
let typed: Typed = {};

const number = {
	file: 'branches.yaml',
	steps: ['latitude'],
	label: { th: 'ละติจูด', en: 'Latitude' },
	shape: { widget: 'number', nullable: false, required: true, choices: [] },
	value: 13.5,
	present: true,
	sample: false,
} as unknown as FieldBody;

function Form({ field }: { field: FieldBody }) {
	const [value, setValue] = useState<Typed>({});
	typed = value;
	const form = {
		file: field.file,
		typed: value,
		change: (changed: FieldBody, now: unknown) =>
			setValue({ [keyOf(changed.steps)]: { was: changed.value, now } }),
		changeList: () => undefined,
		mistakes: [],
		open: true,
		isSearched: false,
	};
	return (
		<FormContext value={form}>
			<Control field={field} label={field.label} />
		</FormContext>
	);
}

beforeEach(() => {
	vi.useFakeTimers();
	serve(() => answer({ branches: [] }));
});

afterEach(async () => {
	await close();
	vi.useRealTimers();
});

it.each([
	['13.70391', 13.70391],
	['100.50', 100.5],
	['1,250', 1250],
])('leaves %s as it is typed, key by key, and sends it as a number', async (text, sent) => {
	close = await shown(<Form field={number} />);
	const input = document.querySelector('input') as HTMLInputElement;
	await typeInto(input, '');
	for (const key of text) await typeInto(input, input.value + key);
	expect(input.value).toBe(text);
	expect(editsOf([number], typed)).toMatchObject([{ expected: 13.5, value: sent }]);
});

it.each([
	['line', 'สั้น'],
	['text', { th: 'สั้น', en: 'short' }],
])('keeps a %s the field it is while it gets long', async (widget, saved) => {
	const field = { ...number, value: saved, shape: { ...number.shape, widget } } as FieldBody;
	close = await shown(<Form field={field} />);
	const input = document.querySelector('input') as HTMLInputElement;
	input.focus();
	await typeInto(input, 'ย'.repeat(61));
	expect(document.activeElement).toBe(input);
	expect(input.value).toHaveLength(61);
});
