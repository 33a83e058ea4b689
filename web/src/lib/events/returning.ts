import type { Outcome } from './calls';

/** Whoever looks away for less sees what there was. */
const fresh = 60_000;

/**
 * Calls whenever somebody comes back to a page that may be hours old: from the back/forward cache,
 * or from a phone's pocket.
 */
export function onReturn(work: () => void): () => void {
	let last = performance.now();
	const look = () => {
		if (document.hidden || performance.now() - last < fresh) return;
		last = performance.now();
		work();
	};
	document.addEventListener('visibilitychange', look);
	window.addEventListener('pageshow', look);
	return () => {
		document.removeEventListener('visibilitychange', look);
		window.removeEventListener('pageshow', look);
	};
}

/** What is known, then what the API says now. Old news is better than an error. */
export function newer<Value>(known: Outcome<Value> | undefined, latest: Outcome<Value>) {
	const lost = !latest.ok && latest.reason === 'failed';
	return lost && known?.ok ? known : latest;
}
