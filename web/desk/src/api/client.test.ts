import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineError, RefusedError, read, write } from './client';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.stubGlobal('fetch', asked);
	vi.useFakeTimers();
});
afterEach(() => {
	asked.mockReset();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const idOf = (call: number) => new Headers(asked.mock.calls[call]?.[1]?.headers).get('x-write-id');

it('sends a write again with the same id while no answer comes', async () => {
	asked
		.mockRejectedValueOnce(new TypeError('lost'))
		.mockResolvedValueOnce(answer(200, { done: 1 }));
	const done = write('thing', { a: 1 });
	await vi.runAllTimersAsync();
	expect(await done).toEqual({ done: 1 });
	expect(asked).toHaveBeenCalledTimes(2);
	expect(idOf(0)).toBe(idOf(1));
});

it('gives up after three tries, as a lost connection', async () => {
	asked.mockRejectedValue(new TypeError('lost'));
	const done = expect(write('thing', {})).rejects.toBeInstanceOf(OfflineError);
	await vi.runAllTimersAsync();
	await done;
	expect(asked).toHaveBeenCalledTimes(3);
});

it('sends a write once where that is all it may take', async () => {
	asked.mockRejectedValue(new TypeError('lost'));
	await expect(write('thing', {}, { tries: 1 })).rejects.toBeInstanceOf(OfflineError);
	expect(asked).toHaveBeenCalledTimes(1);
});

it('does not repeat what was refused', async () => {
	const message = { th: 'ไม่ได้', en: 'No.' };
	asked.mockResolvedValue(answer(409, { error: { code: 'conflict', message, field: null } }));
	const refused = await write('thing', {}).catch((problem: unknown) => problem);
	expect(refused).toBeInstanceOf(RefusedError);
	expect((refused as RefusedError).isConflict).toBe(true);
	expect(asked).toHaveBeenCalledTimes(1);
});

it("puts a proxy's own answer into the desk's words", async () => {
	asked.mockResolvedValue(answer(502, {}));
	const refused = await read('thing').catch((problem: unknown) => problem);
	expect((refused as RefusedError).refusal.message.th).toContain('ลองใหม่');
});

it('asks on phones that have no AbortSignal.any, and stops when nobody waits', async () => {
	vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
		throw new TypeError('AbortSignal.any is not a function');
	});
	const leaving = new AbortController();
	asked.mockImplementation(
		(_, init) =>
			new Promise((_, reject) => {
				init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
			}),
	);
	const left = expect(read('thing', { signal: leaving.signal })).rejects.toThrow(DOMException);
	leaving.abort();
	await left;
});
