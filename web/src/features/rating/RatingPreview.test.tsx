// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerChange, RatingPreview as Preview } from '@/lib/api/api-types';
import { type AsleepIsland, asleep, typeInto } from '@/lib/island-testing';
import RatingPreview from './RatingPreview.island';

const change = (before: number, total: number): PlayerChange => ({
	before,
	after: before + total,
	total,
	base: total,
	expected: 0.5,
	upset_bonus: 0,
	sweep_bonus: 0,
});
const preview = (mine: number, total: number): Preview => ({
	mine: change(mine, total),
	theirs: change(1000, -total),
});
const words = new Proxy({}, { get: (_, key) => String(key) }) as never;

const faces = {
	you: { won: 'you won', lost: 'you lost' },
	rival: { won: 'rival won', lost: 'rival lost' },
};

const fetching = vi.fn<typeof fetch>();
let island: AsleepIsland;
const mine = () => island.place.querySelector('input') as HTMLInputElement;
const totals = () =>
	[...island.place.querySelectorAll('.outcome-total')].map(({ textContent }) => textContent);
const settle = () => act(() => vi.runAllTimersAsync());

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetching);
	vi.spyOn(console, 'info').mockImplementation(() => undefined);
	island = asleep(
		<RatingPreview words={words} first={preview(1000, 16)} factor={1.25} faces={faces} />,
	);
});

afterEach(async () => {
	await island.leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	fetching.mockReset();
});

it('asks nothing before something is changed', async () => {
	await island.wake();
	await settle();
	expect(fetching).not.toHaveBeenCalled();
	expect(totals()).toEqual(['+16', '−16']);
});

it('has the faces of both players, for a win and for a loss', async () => {
	await island.wake();
	const shown = [...island.place.querySelectorAll('.outcome-card')].map((card) => [
		card.getAttribute('data-change'),
		...[...card.querySelectorAll('img')].map((face) => face.getAttribute('src')),
	]);
	expect(shown).toEqual([
		['up', 'you won', 'you lost'],
		['down', 'rival won', 'rival lost'],
	]);
});

it('shows the answer to what was typed', async () => {
	fetching.mockResolvedValue(Response.json(preview(1300, 8)));
	await island.wake();
	await typeInto(mine(), '1300');
	await settle();
	expect(totals()).toEqual(['+8', '−8']);
});

it('shows no figure of an earlier question when a later one fails', async () => {
	fetching.mockResolvedValue(new Response('{}', { status: 503 }));
	await island.wake();
	await typeInto(mine(), '1300');
	await settle();
	expect(island.place.textContent).toContain('failed');
	expect(totals()).toEqual(['…', '…']);
});

it('takes back the complaint with the question', async () => {
	fetching.mockResolvedValue(new Response('{}', { status: 503 }));
	await island.wake();
	await typeInto(mine(), '1300');
	await settle();
	await typeInto(mine(), '1000');
	await settle();
	expect(island.place.querySelector('.preview-failed')).toBeNull();
});
