/* Asking the desk's server: every request has a deadline, every refusal one shape, and a write
   may be sent again with the same id for as long as its answer has not arrived. */

import { eitherOf } from '@/lib/api/api';

export interface Words {
	th: string;
	en: string;
}

/** What the server says no with; `more` holds what only some refusals carry. */
export interface Refusal {
	code: string;
	message: Words;
	field: string | null;
	[more: string]: unknown;
}

/** An answer that was no: its status and the server's own sentence. */
export class RefusedError extends Error {
	constructor(
		readonly status: number,
		readonly refusal: Refusal,
	) {
		super(refusal.message.en);
	}

	get isSignedOut() {
		return this.status === 401;
	}

	get isConflict() {
		return this.status === 409;
	}
}

/** No answer came: the network is away, or it took too long. */
export class OfflineError extends Error {}

const readDeadline = 15_000;
const writeDeadline = 30_000;
/** Publishing builds the whole site. */
export const longDeadline = 300_000;
const pauses = [600, 2_000];

interface Options {
	deadline?: number;
	signal?: AbortSignal | undefined;
}

async function answerOf(path: string, init: RequestInit, options: Options): Promise<unknown> {
	const late = AbortSignal.timeout(options.deadline ?? readDeadline);
	const either = eitherOf(late, options.signal);
	let response: Response;
	let body: unknown;
	try {
		response = await fetch(`/api/${path}`, {
			...init,
			signal: either.signal,
			credentials: 'same-origin',
		});
		body = await response.json();
	} catch (problem) {
		if (options.signal?.aborted) throw problem;
		throw new OfflineError('no answer');
	} finally {
		either.abort();
	}
	if (!response.ok) throw new RefusedError(response.status, refusalOf(body));
	return body;
}

function refusalOf(body: unknown): Refusal {
	const error = (body as { error?: Refusal }).error;
	// A proxy in front may answer in its own words.
	return error?.message ? error : { code: 'internal', message: broken, field: null };
}

const broken: Words = {
	th: 'ระบบสะดุด ลองใหม่อีกครั้ง',
	en: 'Something broke on the way. Try again.',
};

/** Reads something; `path` starts behind `/api/`. */
export async function read<T>(path: string, options: Options = {}): Promise<T> {
	return (await answerOf(path, { method: 'GET' }, options)) as T;
}

/** A new id for a write: the same id again changes nothing and gets the same answer. */
export const newWriteId = () => crypto.randomUUID();

interface WriteOptions {
	id?: string;
	deadline?: number;
	/** How often it is sent at most; once where somebody waits who can do without the answer. */
	tries?: number;
}

/** Sends a write, again and again with the same id while no answer comes. */
export async function write<T>(
	path: string,
	body: object | Blob,
	{ id = newWriteId(), deadline = writeDeadline, tries = pauses.length + 1 }: WriteOptions = {},
): Promise<T> {
	const isFile = body instanceof Blob;
	const init: RequestInit = {
		method: 'POST',
		headers: {
			'content-type': isFile ? 'application/octet-stream' : 'application/json',
			'x-write-id': id,
		},
		body: isFile ? body : JSON.stringify(body),
	};
	for (const pause of pauses.slice(0, tries - 1)) {
		try {
			return (await answerOf(path, init, { deadline })) as T;
		} catch (problem) {
			if (!(problem instanceof OfflineError)) throw problem;
			await new Promise((resume) => setTimeout(resume, pause));
		}
	}
	return (await answerOf(path, init, { deadline })) as T;
}
