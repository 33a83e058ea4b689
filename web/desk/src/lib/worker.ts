/* The worker that opens the desk without a network. */

interface Addresses {
	createScriptURL: (address: string) => string;
}

declare global {
	interface Window {
		trustedTypes?: { createPolicy: (name: string, rules: Addresses) => Addresses };
	}
}

const rules: Addresses = { createScriptURL: (address) => address };

/** Plain http on a network address knows no workers; the desk works there as long as it is open. */
export function startWorker(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	// The desk's policy takes the address of a script from a named policy alone.
	const trusted = window.trustedTypes?.createPolicy('nk-desk-worker', rules) ?? rules;
	addEventListener('load', () => {
		// A browser that refuses it (a private window) goes on without one.
		navigator.serviceWorker.register(trusted.createScriptURL('/worker.js')).catch(() => undefined);
	});
}
