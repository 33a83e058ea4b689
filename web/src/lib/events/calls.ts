import type { EventStatus } from '@/lib/api-types';
import { readEvent, readEvents, type ShopEvent } from './events';
import { eventCall, listCall, nextCall } from './links';

/* The calls to the API. Nothing is thrown: what went wrong is part of the outcome. */

export type Outcome<Value> =
	| { ok: true; value: Value }
	| { ok: false; reason: 'not-found' | 'failed' };

/** A visitor is told that something is wrong before giving up alone. */
const patience = 20_000;

/** Fetches as the page's preload does (same mode, same credentials), so that one answer serves both. */
async function ask<Value>(path: string, read: (answer: unknown) => Value): Promise<Outcome<Value>> {
	const impatience = new AbortController();
	const timer = setTimeout(() => impatience.abort(), patience);
	try {
		const answer = await fetch(path, { signal: impatience.signal });
		if (answer.status === 404) return { ok: false, reason: 'not-found' };
		if (!answer.ok) return { ok: false, reason: 'failed' };
		return { ok: true, value: read(await answer.json()) };
	} catch {
		// No connection, no patience left, no JSON or no event in it: all one to the visitor.
		return { ok: false, reason: 'failed' };
	} finally {
		clearTimeout(timer);
	}
}

function readOne(answer: unknown): ShopEvent {
	const event = readEvent(answer);
	if (!event) throw new TypeError('The answer is not an event.');
	return event;
}

const lists = new Map<EventStatus, Promise<Outcome<ShopEvent[]>>>();

/** The list of one status. The first to ask starts the call; whoever comes later shares it. */
export function askForList(status: EventStatus): Promise<Outcome<ShopEvent[]>> {
	const started = lists.get(status) ?? ask(listCall(status), readEvents);
	lists.set(status, started);
	return started;
}

export const askForNext = (): Promise<Outcome<ShopEvent[]>> => ask(nextCall, readEvents);

export const askForEvent = (id: string): Promise<Outcome<ShopEvent>> => ask(eventCall(id), readOne);
