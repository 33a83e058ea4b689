import type { Outcome } from './calls';

/** Whoever looks away for less sees what there was. */
const fresh = 60_000;

/**
 * Calls whenever somebody comes back to a page that may be hours old: from the back/forward cache,
 * or from a phone's pocket.
 */
export function onReturn(work: () => void): () => void {
	// Not performance.now(), which stands still in most browsers while the phone sleeps.
	let last = Date.now();
	const leaving = new AbortController();
	const look = () => {
		if (document.hidden || Date.now() - last < fresh) return;
		last = Date.now();
		work();
	};
	document.addEventListener('visibilitychange', look, leaving);
	window.addEventListener('pageshow', look, leaving);
	return () => leaving.abort();
}

/** What is known, then what the API says now. Old news is better than an error. */
export function newer<Value>(known: Outcome<Value> | undefined, latest: Outcome<Value>) {
	const lost = !latest.ok && latest.reason === 'failed';
	return lost && known?.ok ? known : latest;
}
