// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditForm, EditsForm, FieldBody } from '~/api/types';
import { answer, press, serve, settled, shown } from '~/lib/screen-testing';
import { keyOf } from './tree';
import { type Conflict, type FileDraft, useFileDraft } from './useFileDraft';

let close: () => Promise<void>;
let draft: FileDraft;
let sent: (EditForm | number)[];
/** What the server says to the next edit, if it is no. */
let refusal: object | null;

const price = (dish: number, value = 40) =>
	({
		file: 'menu.yaml',
		steps: ['dishes', dish, 'price'],
		shape: { widget: 'price' },
		value,
		present: true,
	}) as unknown as FieldBody;
const fields = [price(0), price(1), price(2)];
const key = (dish: number) => keyOf(['dishes', dish, 'price']);

function Form(): null {
	draft = useFileDraft('menu.yaml', fields);
	return null;
}

beforeEach(async () => {
	vi.useFakeTimers();
	sent = [];
	refusal = null;
	serve((path, form) => {
		if (path === 'draft/discard') sent.push(...(form as { ids: number[] }).ids);
		else if (refusal) return answer({ error: refusal }, 409);
		else sent.push(...(form as EditsForm).edits);
		return answer({ edits: sent.map((_, id) => ({ id })), pictures: [] });
	});
	close = await shown(<Form />);
});

afterEach(async () => {
	await close();
	vi.useRealTimers();
});

const type = (dish: number, text: string) =>
	act(async () => draft.change(fields[dish] as FieldBody, text));

async function changeList(form: Partial<EditForm>) {
	await act(async () => draft.changeList({ file: 'menu.yaml', ...form } as EditForm, 'done'));
	await settled();
}

it.each([
	['removed', { kind: 'remove', steps: ['dishes', 0] }, 1, 2],
	['moved', { kind: 'move', steps: ['dishes'], index: 0, to: 1 }, 0, 1],
	['added', { kind: 'add', steps: ['dishes'], index: 0 }, 1, 0],
] as const)(
	'takes what was typed since along when a row was %s and that is undone',
	async (_, form, there, back) => {
		await changeList(form);
		await type(there, '45');
		await press(/เลิกทำ/);
		await settled();
		expect(sent.at(-1)).toBe(0);
		expect(draft.typed).toEqual({ [key(back)]: { was: 40, now: '45' } });
	},
);

it('sends what was typed before a list changes', async () => {
	await type(1, '45');
	await changeList({ kind: 'remove', steps: ['dishes', 0] });
	expect(sent).toMatchObject([
		{ kind: 'set', steps: ['dishes', 1, 'price'], expected: 40, value: 45 },
		{ kind: 'remove' },
	]);
	expect(draft.typed).toEqual({});
});

/** Waits for what is sent to be taken, or refused. */
async function sends(send: () => Promise<boolean>, isTaken: boolean) {
	let answered: boolean | null = null;
	await act(async () => void send().then((isSent) => (answered = isSent)));
	await settled();
	expect(answered).toBe(isTaken);
}

const message = { th: 'มีคนแก้', en: 'Changed' };

async function meetConflict() {
	await type(0, '45');
	refusal = { code: 'conflict', message, steps: fields[0]?.steps, there: 50, yours: 45 };
	await sends(draft.next, false);
	expect(draft).toMatchObject({ conflict: { there: 50 }, problem: null });
	refusal = null;
}

it('says mine again on top of what somebody else wrote', async () => {
	await meetConflict();
	await sends(() => draft.keepMine(draft.conflict as Conflict), true);
	expect(sent).toMatchObject([{ expected: 50, value: 45 }]);
	expect(draft).toMatchObject({ typed: {}, conflict: null });
});

it('leaves what somebody else wrote, and the rest of what I did', async () => {
	await type(2, '60');
	await meetConflict();
	await act(async () => draft.takeTheirs(draft.conflict as Conflict));
	await settled();
	expect(draft).toMatchObject({ conflict: null, edits: [{ value: 60 }] });
	expect(draft.edits).toHaveLength(1);
});

it('says why the last thing failed, and no longer why the one before did', async () => {
	await changeList({ kind: 'move', steps: ['dishes'], index: 0, to: 1 });
	await type(0, '45');
	refusal = { code: 'full', message, field: null };
	await sends(draft.next, false);
	expect(draft.problem).toMatchObject({ refusal: { code: 'full' } });
	await press(/เลิกทำ/);
	await settled();
	expect(draft.problem).toBeNull();
});
