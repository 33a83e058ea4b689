// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type DraftOf, useDraft } from './useDraft';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let draft: DraftOf<string>;
function Form({ name, first }: { name: string; first: string }): null {
	draft = useDraft(name, first);
	return null;
}

async function shown(form: ReactElement) {
	const root = createRoot(document.createElement('div'));
	await act(async () => root.render(form));
	return root;
}

afterEach(() => localStorage.clear());

it('keeps what was typed over a reload, until it is cleared', async () => {
	const root = await shown(<Form name="a" first="" />);
	await act(async () => draft.change('typed'));
	await act(async () => root.unmount());
	await shown(<Form name="a" first="" />);
	expect([draft.value, draft.restored]).toEqual(['typed', true]);
	await act(async () => draft.clear());
	expect([draft.value, draft.restored]).toEqual(['', false]);
	await shown(<Form name="a" first="" />);
	expect(draft.restored).toBe(false);
});

it('has one draft a name, also when the form stays', async () => {
	const root = await shown(<Form name="one" first="1" />);
	await act(async () => draft.change('changed'));
	await act(async () => root.render(<Form name="two" first="2" />));
	expect(draft.value).toBe('2');
	await act(async () => root.render(<Form name="one" first="1" />));
	expect(draft.value).toBe('changed');
});

it('tells whoever waited what was typed meanwhile', async () => {
	await shown(<Form name="a" first="" />);
	await act(async () => draft.change('sent'));
	const before = draft;
	await act(async () => draft.change('typed since'));
	expect([before.value, before.now()]).toEqual(['sent', 'typed since']);
});

it('works where nothing can be kept', async () => {
	const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await shown(<Form name="a" first="" />);
	await act(async () => draft.change('typed'));
	expect(draft.value).toBe('typed');
	full.mockRestore();
});
