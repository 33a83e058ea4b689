// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { OfflineError, RefusedError } from '~/api/client';
import { enteredSince, type Letter, outbox, type Send } from './outbox';

const refused = (status: number, code = 'different_result') =>
	new RefusedError(status, { code, message: { th: '', en: code }, field: null });

const add = (id: string) =>
	outbox.add({
		event: 1,
		names: ['Mook', 'Beam'],
		said: 'Mook won',
		form: { id, match: 1, winner: 1 },
	});
const states = () => outbox.all().map(({ state }) => state);

beforeEach(() => {
	localStorage.clear();
	outbox.reload();
});

it('keeps a result until the server has it, over a reload', async () => {
	add('result-1');
	await outbox.flush(() => Promise.reject(new OfflineError('away')));
	expect(states()).toEqual(['waiting']);
	outbox.reload();
	expect(states()).toEqual(['waiting']);
	const send = vi.fn<Send>().mockResolvedValue({});
	await outbox.flush(send);
	expect(states()).toEqual(['sent']);
	await outbox.flush(send);
	expect(send).toHaveBeenCalledTimes(1);
});

it('sends in order and stops where there is no network', async () => {
	add('result-1');
	add('result-2');
	const asked: string[] = [];
	await outbox.flush(async ({ form }: Letter) => {
		asked.push(form.id);
		if (form.id === 'result-1') throw new OfflineError('away');
		return {};
	});
	expect(asked).toEqual(['result-1']);
	expect(states()).toEqual(['waiting', 'waiting']);
});

it('shows a conflict and goes on with the others', async () => {
	add('result-1');
	add('result-2');
	await outbox.flush(async ({ form }: Letter) => {
		if (form.id === 'result-1') throw refused(409);
		return {};
	});
	expect(states()).toEqual(['conflict', 'sent']);
	expect(outbox.all()[0]?.refusal?.code).toBe('different_result');
	outbox.drop('result-1');
	expect(states()).toEqual(['sent']);
});

it('waits while signed out and while the server is broken', async () => {
	add('result-1');
	await outbox.flush(() => Promise.reject(refused(401, 'signed_out')));
	expect([states(), outbox.isSignedOut()]).toEqual([['waiting'], true]);
	await outbox.flush(() => Promise.reject(refused(500, 'internal')));
	expect([states(), outbox.isSignedOut()]).toEqual([['waiting'], false]);
	await outbox.flush(() => Promise.reject(refused(422, 'bad_sets')));
	expect(states()).toEqual(['refused']);
});

it('is sent once where two ask at the same moment', async () => {
	add('result-1');
	const send = vi.fn<Send>().mockResolvedValue({});
	await Promise.all([outbox.flush(send), outbox.flush(send)]);
	expect(send).toHaveBeenCalledTimes(1);
});

it('knows a match as over until the tournament itself says more', async () => {
	add('result-1');
	expect([...enteredSince(9, outbox.all())]).toEqual([1]);
	await outbox.flush(() => Promise.resolve({ version: 10 }));
	expect([...enteredSince(9, outbox.all())]).toEqual([1]);
	// The organiser took the result back: the match is open again.
	expect([...enteredSince(11, outbox.all())]).toEqual([]);
});

it('takes nothing damaged from the device', () => {
	localStorage.setItem('nk-desk.outbox', '[{"form":1},null,{"form":{"id":"x","match":1}}]');
	outbox.reload();
	expect(outbox.all()).toHaveLength(1);
});
