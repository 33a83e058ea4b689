import { ApiError, getJson } from '@/lib/api/api';
import type { EventStatus } from '@/lib/api/api-types';
import { readEvent, readEvents, type ShopEvent } from './events';
import { eventCall, listCall, nextCall } from './links';

/* What the events pages ask the API. Nothing is thrown: what went wrong is part of the outcome. */

export type Outcome<Value> =
	| { ok: true; value: Value }
	| { ok: false; reason: 'not-found' | 'failed' };

async function ask<Value>(path: string, read: (answer: unknown) => Value): Promise<Outcome<Value>> {
	try {
		return { ok: true, value: read(await getJson(path)) };
	} catch (problem) {
		// No connection, no patience left, no JSON or no event in it: all one to the visitor.
		const missing = problem instanceof ApiError && problem.trouble === 'missing';
		return { ok: false, reason: missing ? 'not-found' : 'failed' };
	}
}

function readOne(answer: unknown): ShopEvent {
	const event = readEvent(answer);
	if (!event) throw new TypeError('The answer is not an event.');
	return event;
}

const lists = new Map<EventStatus, Promise<Outcome<ShopEvent[]>>>();

/** The list of one status. The first to ask starts the call; whoever comes later shares it. */
export function askForList(status: EventStatus, again = false): Promise<Outcome<ShopEvent[]>> {
	const started = (!again && lists.get(status)) || ask(listCall(status), readEvents);
	lists.set(status, started);
	return started;
}

export const askForNext = (): Promise<Outcome<ShopEvent[]>> => ask(nextCall, readEvents);

export const askForEvent = (id: string): Promise<Outcome<ShopEvent>> => ask(eventCall(id), readOne);
