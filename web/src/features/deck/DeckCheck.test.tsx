// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeckAnswer } from '@/lib/api/api-types';
import { type AsleepIsland, asleep, typeInto } from '@/lib/island-testing';
import DeckCheck from './DeckCheck.island';

const words = new Proxy(
	{ example_deck: ['', '', ''], kinds: {} },
	{ get: (known, key) => Reflect.get(known, key) ?? String(key) },
) as never;
const box = { sources: [], src: '/box.avif', width: 3, height: 2 };
/** The same in every state. */
const pictures = new Proxy({}, { get: () => box }) as never;

const fetching = vi.fn<typeof fetch>();
let island: AsleepIsland;
const answer = (verdict: DeckAnswer['verdict']) =>
	Response.json({ verdict, beys: [{ parts: [], unknown: [verdict] }], findings: [] });
const field = () => island.place.querySelector('input') as HTMLInputElement;
const settle = () => act(() => vi.runAllTimersAsync());

/** The stamp, whether it is about the deck in the fields, and what stands below it. */
function shown() {
	const verdict = island.place.querySelector<HTMLElement>('.deck-verdict');
	return {
		stamp: verdict?.querySelector('.deck-stamp > :not([aria-hidden="true"])')?.textContent,
		current: verdict?.dataset.current,
		below: verdict?.querySelector('.deck-understood')?.textContent,
	};
}

beforeEach(async () => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetching);
	vi.spyOn(console, 'info').mockImplementation(() => undefined);
	fetching.mockImplementation(async () => answer('legal'));
	island = asleep(<DeckCheck words={words} pictures={pictures} language="en" />);
	await island.wake();
	await typeInto(field(), 'Dran Sword 3-60 F');
	await settle();
});

afterEach(async () => {
	await island.leave();
	history.replaceState(null, '', '/');
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	fetching.mockReset();
});

it('stamps the deck that was asked about', () => {
	expect(shown()).toMatchObject({ stamp: 'legal', current: 'true' });
});

it('does not stamp a changed deck with the verdict on the one before', async () => {
	let reply: (response: Response) => void = () => undefined;
	fetching.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
	await typeInto(field(), 'Dran Sword 3-60 FB');
	const { below } = shown();
	expect(shown()).toMatchObject({ stamp: 'waiting', current: 'false' });
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	// What was understood stays, so that nothing jumps.
	expect(shown()).toEqual({ stamp: 'waiting', current: 'false', below });
	reply(answer('illegal'));
	await settle();
	expect(shown()).toMatchObject({ stamp: 'illegal', current: 'true' });
});

it('knows the verdict at once when the change is taken back', async () => {
	fetching.mockImplementation(() => new Promise(() => undefined));
	await typeInto(field(), 'Dran Sword 3-60 FB');
	await typeInto(field(), 'Dran Sword 3-60 F');
	expect(shown()).toMatchObject({ stamp: 'legal', current: 'true' });
});

it.each([
	['offers parts that come late', 'Shift', 1],
	['does not offer parts that come after the offer was turned down', 'Escape', 0],
])('%s', async (_what, key, lists) => {
	let reply: (response: Response) => void = () => undefined;
	fetching.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
	await act(() => field().focus());
	await typeInto(field(), 'dran s');
	const pressed = new KeyboardEvent('keydown', { key, bubbles: true });
	await act(() => field().dispatchEvent(pressed));
	reply(Response.json([{ id: 'dran-sword', kind: 'blade', code: '', names: ['Dran Sword'] }]));
	await settle();
	expect(island.place.querySelectorAll('[role="listbox"]')).toHaveLength(lists);
});
