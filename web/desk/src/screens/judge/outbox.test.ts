// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineError, RefusedError } from '~/api/client';
import { enteredSince, type Letter, outbox, type Send } from './outbox';

const refused = (status: number, code = 'different_result') =>
	new RefusedError(status, { code, message: { th: '', en: code }, field: null });

const letter = (id: string): Omit<Letter, 'state'> => ({
	event: 1,
	names: ['Mook', 'Beam'],
	said: 'Mook won',
	form: { id, match: 1, winner: 1 },
});
const add = (id: string) => outbox.add(letter(id));
const states = () => outbox.all().map(({ state }) => state);

afterEach(() => {
	for (const { form } of outbox.all()) outbox.drop(form.id);
	localStorage.clear();
	// The next test file finds no window of this one.
	vi.resetModules();
});

/** A second window of the desk on the same device, as it was just opened. */
async function anotherWindow() {
	vi.resetModules();
	return (await import('./outbox')).outbox;
}
const keptIds = () =>
	(JSON.parse(localStorage.getItem('nk-desk.outbox') ?? '[]') as Letter[]).map(
		({ form }) => form.id,
	);
/** The browser tells the windows that have not written themselves. */
const tellWindows = () =>
	dispatchEvent(new StorageEvent('storage', { key: 'nk-desk.outbox', storageArea: localStorage }));

it('keeps a result until the server has it, over a reload', async () => {
	add('result-1');
	await outbox.flush(() => Promise.reject(new OfflineError('away')));
	expect(states()).toEqual(['waiting']);
	tellWindows();
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

it('knows whether the last round came to an answer', async () => {
	add('result-1');
	expect(outbox.isUnanswered()).toBe(false);
	await outbox.flush(() => Promise.reject(new OfflineError('away')));
	expect(outbox.isUnanswered()).toBe(true);
	await outbox.flush(() => Promise.reject(refused(422, 'bad_sets')));
	expect(outbox.isUnanswered()).toBe(false);
});

it('forgets the score of a result once the device has the result', () => {
	localStorage.setItem('nk-desk.draft.score', '[]');
	outbox.add(letter('result-1'), 'draft.score');
	expect(outbox.isHeld()).toBe(true);
	expect(localStorage.getItem('nk-desk.draft.score')).toBeNull();
});

it('leaves the score on a full device until the result is sent', async () => {
	localStorage.setItem('nk-desk.draft.score', '[]');
	const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	outbox.add(letter('result-1'), 'draft.score');
	await outbox.flush(() => Promise.reject(new OfflineError('away')));
	expect([states(), outbox.isHeld()]).toEqual([['waiting'], false]);
	expect(localStorage.getItem('nk-desk.draft.score')).toBe('[]');
	await outbox.flush(() => Promise.resolve({}));
	expect(localStorage.getItem('nk-desk.draft.score')).toBeNull();
	full.mockRestore();
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
	tellWindows();
	expect(outbox.all()).toHaveLength(1);
});

it('keeps the results of two windows', async () => {
	add('seen-by-both');
	const other = await anotherWindow();
	outbox.add(letter('here'));
	other.add(letter('there'));
	expect(keptIds()).toEqual(['seen-by-both', 'here', 'there']);
	tellWindows();
	expect(outbox.all().map(({ form }) => form.id)).toEqual(['seen-by-both', 'here', 'there']);
});

it('believes the window that has sent a result', async () => {
	add('sent-there');
	const other = await anotherWindow();
	await other.flush(() => Promise.resolve({ version: 10 }));
	// Writing before the news has come does not take the news back.
	add('new-here');
	expect(states()).toEqual(['sent', 'waiting']);
});

it('does not bring back what was dropped, from whichever window', async () => {
	add('dropped-here');
	await outbox.flush(() => Promise.reject(refused(422)));
	const other = await anotherWindow();
	outbox.drop('dropped-here');
	other.add(letter('added-there'));
	tellWindows();
	expect(outbox.all().map(({ form }) => form.id)).toEqual(['added-there']);
	add('added-here');
	expect(keptIds()).toEqual(['added-there', 'added-here']);
});

it('forgets old results that were sent, also where another window still knows them', async () => {
	const ids = ['1', '2', '3', '4', '5', '6'].map((number) => `old-${number}`);
	for (const id of ids.slice(0, 5)) add(id);
	await outbox.flush(() => Promise.resolve({}));
	const other = await anotherWindow();
	add('old-6');
	await outbox.flush(() => Promise.resolve({}));
	other.add(letter('later-there'));
	add('later-here');
	expect(keptIds()).toEqual(expect.arrayContaining(['old-6', 'later-there', 'later-here']));
	expect(keptIds()).not.toContain('old-1');
});
