import { useEffect, useState } from 'react';

interface ScriptAddressPolicy {
	createScriptURL: (address: string) => string;
}

declare global {
	interface Window {
		readonly trustedTypes?: {
			createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy;
		};
	}
}

/** Our pages forbid plain strings as script addresses, so this one is vouched for by name. */
function trusted(address: string): string {
	const rules: ScriptAddressPolicy = { createScriptURL: (given) => given };
	return (window.trustedTypes?.createPolicy('nk-scoreboard', rules) ?? rules).createScriptURL(
		address,
	);
}

/** Everything this page was made of, the page itself included. */
function usedAddresses(): string[] {
	const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
	const own = loaded.filter(
		({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'),
	);
	return [...new Set([location.pathname, ...own.map(({ pathname }) => pathname)])];
}

async function register(): Promise<ServiceWorker | null> {
	const scope = location.pathname;
	await navigator.serviceWorker.register(trusted(`${scope}-sw.js`), { scope });
	return (await navigator.serviceWorker.ready).active;
}

/** Puts the page on this device, so that it opens without a network; true once it lies there. */
export function useOffline(): boolean {
	const [ready, setReady] = useState(false);
	useEffect(() => {
		if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
		const hear = ({ data }: MessageEvent) => setReady(data === 'kept');
		navigator.serviceWorker.addEventListener('message', hear);
		register().then(
			(worker) => worker?.postMessage({ keep: usedAddresses() }),
			(problem: unknown) => console.info('The scoreboard needs a network here.', problem),
		);
		return () => navigator.serviceWorker.removeEventListener('message', hear);
	}, []);
	return ready;
}

/** Keeps the screen on while wanted, where the device can. A hidden page lets go by itself. */
export function useWakeLock(wanted: boolean): boolean {
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (!wanted || !('wakeLock' in navigator)) return;
		let lock: WakeLockSentinel | undefined;
		let over = false;
		const hold = async () => {
			if (document.visibilityState !== 'visible') return;
			try {
				lock = await navigator.wakeLock.request('screen');
				lock.addEventListener('release', () => setHeld(false));
				if (over) await lock.release();
				else setHeld(true);
			} catch (problem) {
				// A low battery may refuse it; the board works all the same.
				console.info('The screen may go dark.', problem);
			}
		};
		void hold();
		document.addEventListener('visibilitychange', hold);
		return () => {
			over = true;
			document.removeEventListener('visibilitychange', hold);
			void lock?.release();
		};
	}, [wanted]);
	return held;
}
