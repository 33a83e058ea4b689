// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AsleepIsland, asleep } from '@/lib/island-testing';
import { packed } from '../games';
import { useCatalogue } from './catalogue';

function Finder() {
	const { catalogue, failed, retry } = useCatalogue('/games.json');
	if (catalogue) return `${catalogue.games.length} games`;
	return failed ? (
		<button type="button" onClick={retry}>
			again
		</button>
	) : (
		'on their way'
	);
}

let island: AsleepIsland;
let deadlines: AbortController[];
const fetching = vi.fn<typeof fetch>();

/** A server that takes the question and never answers. */
const silence: typeof fetch = (_, options) =>
	new Promise((_, leave) => {
		options?.signal?.addEventListener('abort', () => leave(new Error('left')));
	});

const passDeadline = () =>
	act(async () => {
		deadlines.at(-1)?.abort();
		await vi.runAllTimersAsync();
	});

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetching);
	vi.stubGlobal('requestIdleCallback', () => 0);
	deadlines = [];
	vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
		const deadline = new AbortController();
		deadlines.push(deadline);
		return deadline.signal;
	});
});

afterEach(async () => {
	await island.leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	fetching.mockReset();
});

it('offers to ask again when the games do not come in time, and shows those that come then', async () => {
	fetching.mockImplementation(silence);
	island = asleep(<Finder />);
	await island.wake();
	await passDeadline();
	expect(island.place.textContent).toBe('on their way');
	await passDeadline();
	expect(island.place.textContent).toBe('again');
	expect(deadlines).toHaveLength(2);

	fetching.mockImplementation(async () => new Response(JSON.stringify(packed([], []))));
	await act(async () => {
		island.place.querySelector('button')?.click();
		await vi.runAllTimersAsync();
	});
	expect(island.place.textContent).toBe('0 games');
});
