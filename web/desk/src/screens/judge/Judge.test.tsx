// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, kept } from '~/lib/kept';
import { answer, later, press, serve, settled, shown } from '~/lib/screen-testing';
import swissCalled from '../../../../../tests/vectors/live/swiss-called.json';
import { Judge } from './Judge';
import { OutboxNote } from './OutboxNote';
import { outbox } from './outbox';

let close: () => Promise<void>;

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(async () => {
	await close();
	for (const { form } of outbox.all()) outbox.drop(form.id);
	vi.useRealTimers();
});

const nextRound = () => act(async () => await vi.advanceTimersByTimeAsync(3_000));
const next = () => document.querySelector('.next-match');
const status = () => document.querySelector('[role=status]')?.textContent ?? '';
const noon = Date.parse('2099-11-16T12:00:00+07:00');

it('leaves the board alone while an opened phone without network asks again and again', async () => {
	keep('judge.snapshot', { event: 7, at: noon, snapshot: swissCalled });
	let asked = 0;
	serve(() => {
		asked += 1;
		return asked === 1 ? Promise.reject(new TypeError('no network')) : later().promise;
	});
	close = await shown(<Judge event={7} fixed={1} />);
	const board = next();
	expect(board).not.toBeNull();
	expect(status()).toContain('ข้อมูลเมื่อ 12:00');
	await nextRound();
	expect(asked).toBe(2);
	expect(next()).toBe(board);
	expect(status()).toContain('ข้อมูลเมื่อ 12:00');
});

it('does not show another tournament than its own', async () => {
	keep('judge.snapshot', { event: 8, at: noon, snapshot: swissCalled });
	serve(() => Promise.reject(new TypeError('no network')));
	close = await shown(<Judge event={7} fixed={1} />);
	expect(next()).toBeNull();
	expect(document.querySelector('[role=alert]')).not.toBeNull();
});

it('keeps one tournament on the phone, not one of each day', async () => {
	keep('judge.snapshot.5', swissCalled);
	keep('judge.snapshot.6', swissCalled);
	serve(() => answer(swissCalled));
	close = await shown(<Judge event={7} fixed={1} />);
	expect(Object.keys(localStorage).filter((key) => key.includes('snapshot'))).toEqual([
		'nk-desk.judge.snapshot',
	]);
	expect(kept('judge.snapshot')).toMatchObject({ event: 7 });
});

const closed = { code: 'no', message: { th: 'เครื่องนี้ดูไม่ได้แล้ว', en: 'Not any more' }, field: null };

it.each([
	['no answer comes', () => Promise.reject(new TypeError('lost')), 'ต่อระบบไม่ติด'],
	['it is refused', () => answer({ error: closed }, 403), 'เครื่องนี้ดูไม่ได้แล้ว'],
])('says that the board is old while %s', async (_, failed, why) => {
	vi.setSystemTime(noon);
	let isWell = true;
	serve(() => (isWell ? answer(swissCalled) : failed()));
	close = await shown(<Judge event={7} fixed={1} />);
	expect(status()).toBe('');
	isWell = false;
	await nextRound();
	expect(status()).toContain(why);
	expect(status()).toContain('ข้อมูลเมื่อ 12:00');
	expect(next()).not.toBeNull();
	isWell = true;
	await nextRound();
	expect(status()).toBe('');
});

it('begins a match at once where the network is away', async () => {
	let started = 0;
	serve((path) => {
		if (!path.endsWith('/start')) return answer(swissCalled);
		started += 1;
		return Promise.reject(new TypeError('no network'));
	});
	close = await shown(<Judge event={7} fixed={1} />);
	await press(/เริ่มนัด/);
	await settled();
	expect(started).toBe(1);
	expect(document.querySelector('.scoring')).not.toBeNull();
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

/** Match 17 was called for 15 and 2; while the phone was away, 10 took the place of 2. */
const swapped = {
	...swissCalled,
	rounds: swissCalled.rounds.map((round) => ({
		...round,
		matches: round.matches.map((match) => (match.id === 17 ? { ...match, b: 10 } : match)),
	})),
};

it.each([
	['th', 'นัด 17 นัดนี้เปลี่ยนคู่แล้ว', 'เจได (ตัวอย่าง) เจอ Zen (sample)', 'เจได เจอ Best · เจได ชนะ (4–2)'],
	[
		'en',
		'Match 17 This match has other',
		'เจได (ตัวอย่าง) v Zen (sample)',
		'เจได v Best · เจได ชนะ (4–2)',
	],
])('tells both pairs where a result is of players who no longer meet (%s)', async (...told) => {
	const [language, text, there, mine] = told;
	keep('language', language);
	const refused = { code: 'other_players', message: { th: '', en: '' }, field: 'match' };
	serve((path) => (path.endsWith('/result') ? answer({ error: refused }, 409) : answer(swapped)));
	const form = { id: 'of-another-pair', match: 17, winner: 15, players: [15, 2] as const };
	outbox.add({ event: 7, names: ['เจได', 'Best'], said: 'เจได ชนะ (4–2)', form });
	close = await shown(
		<>
			<OutboxNote />
			<Judge event={7} fixed={1} />
		</>,
	);
	await settled();
	const note = document.querySelector('[role=alert]');
	expect(note?.textContent).toContain(text);
	const versions = [...(note?.querySelectorAll('.version') ?? [])];
	expect(versions.map((version) => version.textContent)).toEqual([there, mine]);
	// The new pair can be played; what was typed stays until the judge takes it off.
	expect(next()?.textContent).toContain('Zen (sample)');
	await press(/ลบออกจากเครื่องนี้|Take off this phone/);
	expect(document.querySelector('[role=alert]')).toBeNull();
});
