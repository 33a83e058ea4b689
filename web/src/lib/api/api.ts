/* The one client of our own API: every call has a deadline, a call that may be repeated is
   repeated once, and what went wrong has a name. It knows nothing of React: the events page asks
   with it before there is an island. */

/** `missing`: there is no such thing. `refused`: the question was wrong. The rest may pass. */
export type Trouble = 'missing' | 'refused' | 'unavailable' | 'late' | 'unreadable';

export class ApiError extends Error {
	readonly trouble: Trouble;

	constructor(path: string, trouble: Trouble, cause?: unknown) {
		super(`${path} is ${trouble}.`, { cause });
		this.name = 'ApiError';
		this.trouble = trouble;
	}
}

/** One try. Two of them and the pause stay within the patience of a visitor. */
const deadline = 8_000;
const tries = 2;

/** The second try waits a moment, each visitor another one, so that they do not return together. */
const pause = () => 300 + Math.random() * 600;

interface Options {
	/** Ends the call when nobody waits for its answer any more. */
	signal?: AbortSignal;
}

/**
 * Asks for JSON. Throws an ApiError, or the signal's reason when the caller left.
 */
export async function getJson(path: string, { signal }: Options = {}): Promise<unknown> {
	for (let left = tries - 1; ; left -= 1) {
		try {
			return await once(path, signal);
		} catch (problem) {
			signal?.throwIfAborted();
			if (left === 0 || !mayPass(problem)) throw problem;
		}
		await new Promise((again) => setTimeout(again, pause()));
		signal?.throwIfAborted();
	}
}

/** Asking again helps against a lost connection or a busy server, not against a clear answer. */
const mayPass = (problem: unknown): boolean =>
	problem instanceof ApiError && ['unavailable', 'late'].includes(problem.trouble);

async function once(path: string, signal: AbortSignal | undefined): Promise<unknown> {
	const late = AbortSignal.timeout(deadline);
	const either = eitherOf(late, signal);
	try {
		const response = await fetch(path, { signal: either.signal }).catch((problem: unknown) => {
			throw new ApiError(path, late.aborted ? 'late' : 'unavailable', problem);
		});
		if (!response.ok) throw new ApiError(path, troubleOf(response.status));
		return await response.json().catch((problem: unknown) => {
			throw new ApiError(path, late.aborted ? 'late' : 'unreadable', problem);
		});
	} finally {
		either.abort();
	}
}

function troubleOf(status: number): Trouble {
	if (status === 404) return 'missing';
	return status >= 500 || status === 429 ? 'unavailable' : 'refused';
}

/** AbortSignal.any, which phones have had only since 2024; ended, it listens to neither any more. */
export function eitherOf(late: AbortSignal, signal: AbortSignal | undefined): AbortController {
	const either = new AbortController();
	const end = () => either.abort();
	for (const each of signal ? [late, signal] : [late]) {
		if (each.aborted) end();
		each.addEventListener('abort', end, { signal: either.signal });
	}
	return either;
}
