import type { Outcome } from '@/lib/events/calls';
import { readEvent, type ShopEvent } from '@/lib/events/events';
import { dataElement } from '@/lib/events/gaps';

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// A page whose gap was not filled carries no event; the API is asked instead.
		return undefined;
	}
}

/** The event that the server wrote into the page, or nothing. */
export function eventInPage(): Outcome<ShopEvent> | undefined {
	const event = readEvent(parsed(document.getElementById(dataElement)?.textContent ?? ''));
	return event && { ok: true, value: event };
}
