import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJson } from './api';

const answer = (status: number, body: unknown = {}) =>
	new Response(JSON.stringify(body), { status });
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	fetching.mockReset();
});

/** The outcome of a call, with the pause before its second try passed at once. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
	const settled = call.catch(
		(problem: { trouble?: string; name: string }) => problem.trouble ?? problem.name,
	);
	await vi.runAllTimersAsync();
	return settled;
}

describe('a call', () => {
	it('brings the answer', async () => {
		fetching.mockResolvedValue(answer(200, [1]));
		expect(await outcome(getJson('/api/x'))).toEqual([1]);
		expect(fetching).toHaveBeenCalledTimes(1);
	});

	it.each([
		[404, 'missing'],
		[400, 'refused'],
		[422, 'refused'],
	])('is not repeated after %i', async (status, trouble) => {
		fetching.mockResolvedValue(answer(status));
		expect(await outcome(getJson('/api/x'))).toBe(trouble);
		expect(fetching).toHaveBeenCalledTimes(1);
	});

	it.each([[429], [500], [503]])('is repeated once after %i', async (status) => {
		fetching.mockResolvedValue(answer(status));
		expect(await outcome(getJson('/api/x'))).toBe('unavailable');
		expect(fetching).toHaveBeenCalledTimes(2);
	});

	it('is mended by its second try', async () => {
		fetching
			.mockRejectedValueOnce(new TypeError('no network'))
			.mockResolvedValue(answer(200, 'good'));
		expect(await outcome(getJson('/api/x'))).toBe('good');
	});

	it('is not repeated for an answer that is no JSON', async () => {
		fetching.mockResolvedValue(new Response('<h1>'));
		expect(await outcome(getJson('/api/x'))).toBe('unreadable');
		expect(fetching).toHaveBeenCalledTimes(1);
	});

	it('ends at its deadline', async () => {
		vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
		fetching.mockImplementation(async (_, options) => {
			options?.signal?.throwIfAborted();
			return answer(200);
		});
		expect(await outcome(getJson('/api/x'))).toBe('late');
		expect(AbortSignal.timeout).toHaveBeenCalledWith(8_000);
	});

	it('ends with its caller, and is not repeated', async () => {
		const leaving = new AbortController();
		fetching.mockImplementation(async (_, options) => {
			leaving.abort();
			options?.signal?.throwIfAborted();
			return answer(200);
		});
		expect(await outcome(getJson('/api/x', { signal: leaving.signal }))).toBe('AbortError');
		expect(fetching).toHaveBeenCalledTimes(1);
	});

	it('ends with its caller between two tries', async () => {
		const leaving = new AbortController();
		fetching.mockResolvedValue(answer(503));
		const call = getJson('/api/x', { signal: leaving.signal }).catch(({ name }) => name);
		await vi.advanceTimersByTimeAsync(100);
		leaving.abort();
		await vi.runAllTimersAsync();
		expect(await call).toBe('AbortError');
		expect(fetching).toHaveBeenCalledTimes(1);
	});
});
