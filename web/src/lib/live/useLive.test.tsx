// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AsleepIsland, asleep } from '@/lib/island-testing';
import running from '../../../../tests/vectors/live/swiss-running.json';
import { liveElement, useAge, useLive } from './useLive';

const now = new Date('2026-11-21T15:00:00+07:00');

const id = () => '1';

function Told() {
	const news = useLive(id);
	return (
		<p>
			{news?.live?.snapshot.version} {useAge(news) ?? 'fresh'}
		</p>
	);
}

let island: AsleepIsland;

/** The page of an event, with the note that the worker puts on a kept one. */
async function open(note: string): Promise<string> {
	const data = JSON.stringify(running);
	document.body.innerHTML = `${note}<script type="application/json" id="${liveElement}">${data}</script>`;
	island = asleep(<Told />);
	await island.wake();
	return island.place.textContent ?? '';
}

beforeEach(() => {
	vi.useFakeTimers({ now });
	vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

afterEach(async () => {
	await island.leave();
	document.body.replaceChildren();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('takes what the server has just written for fresh', async () => {
	expect(await open('')).toBe(`${running.version} fresh`);
});

it('counts the age of a kept page from when it was kept', async () => {
	const note = '<p class="kept-note" data-kept="2026-11-21T06:00:00.000Z">Kept</p>';
	expect(await open(note)).toBe(`${running.version} 120`);
});
