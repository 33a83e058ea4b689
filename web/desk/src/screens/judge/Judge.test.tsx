// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from '~/lib/kept';
import { answer, later, press, serve, settled, shown } from '~/lib/screen-testing';
import swissCalled from '../../../../../tests/vectors/live/swiss-called.json';
import { Judge } from './Judge';

let close: () => Promise<void>;

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(async () => {
	await close();
	vi.useRealTimers();
});

const nextRound = () => act(async () => await vi.advanceTimersByTimeAsync(3_000));
const next = () => document.querySelector('.next-match');

it('leaves the board alone while an opened phone without network asks again and again', async () => {
	keep('judge.snapshot.7', swissCalled);
	let asked = 0;
	serve(() => {
		asked += 1;
		return asked === 1 ? Promise.reject(new TypeError('no network')) : later().promise;
	});
	close = await shown(<Judge event={7} fixed={1} />);
	const board = next();
	expect(board).not.toBeNull();
	await nextRound();
	expect(asked).toBe(2);
	expect(next()).toBe(board);
});

it('says why a match cannot be begun at that match alone', async () => {
	let snapshot: unknown = swissCalled;
	const refused = { code: 'no', message: { th: 'ยังเริ่มไม่ได้', en: 'Not yet' }, field: null };
	serve((path) => (path.endsWith('/start') ? answer({ error: refused }, 422) : answer(snapshot)));
	close = await shown(<Judge event={7} fixed={1} />);
	await press(/เริ่มนัด/);
	await settled();
	expect(document.querySelector('[role=alert]')?.textContent).toContain('ยังเริ่มไม่ได้');
	snapshot = {
		...swissCalled,
		stadiums: swissCalled.stadiums.map((one) => (one.number === 1 ? { ...one, match: 20 } : one)),
		queue: swissCalled.queue.filter((id) => id !== 20),
	};
	await nextRound();
	expect(next()?.textContent).toContain('20');
	expect(document.querySelector('[role=alert]')).toBeNull();
});
