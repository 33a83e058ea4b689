// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, later, serve, settled, shown } from '~/lib/screen-testing';
import { OutboxNote } from './OutboxNote';
import { outbox } from './outbox';

let close: () => Promise<void>;

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(async () => {
	await close();
	for (const { form } of outbox.all()) outbox.drop(form.id);
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const enter = (id = 'result-1') =>
	act(async () =>
		outbox.add({
			event: 7,
			names: ['Mook', 'Beam'],
			said: 'Mook won',
			form: { id, match: 1, winner: 1 },
		}),
	);
const states = () => outbox.all().map(({ state }) => state);
const note = () => document.querySelector('.note')?.textContent ?? '';
const lost = () => Promise.reject(new TypeError('no network'));
const done = () => answer({ version: 10 });

it('sends what waited when the desk is opened, and says nothing of it', async () => {
	await enter();
	serve(done);
	close = await shown(<OutboxNote />);
	expect(states()).toEqual(['sent']);
	expect(note()).toBe('');
});

it('speaks of nothing while the answer is still on its way', async () => {
	const held = later();
	serve(() => held.promise);
	close = await shown(<OutboxNote />);
	await enter();
	await settled();
	expect([states(), note()]).toEqual([['waiting'], '']);
	held.give(done());
	await settled();
	expect([states(), note()]).toEqual([['sent'], '']);
});

it('says that a result waits, and sends it when the page is seen again', async () => {
	serve(lost);
	close = await shown(<OutboxNote />);
	await enter();
	await settled();
	expect(note()).toContain('เก็บไว้ในเครื่องนี้แล้ว');
	serve(done);
	await act(async () => document.dispatchEvent(new Event('visibilitychange')));
	await settled();
	expect([states(), note()]).toEqual([['sent'], '']);
});

it('sends it by itself where the network comes back without saying so', async () => {
	serve(lost);
	close = await shown(<OutboxNote />);
	await enter();
	await settled();
	serve(done);
	await act(async () => await vi.advanceTimersByTimeAsync(10_000));
	expect(states()).toEqual(['sent']);
});

it('does not say that a full phone has kept the result', async () => {
	serve(lost);
	close = await shown(<OutboxNote />);
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await enter();
	await settled();
	expect(note()).toContain('อย่าเพิ่งปิดหน้านี้');
	expect(note()).not.toContain('เก็บไว้ในเครื่องนี้แล้ว');
});
