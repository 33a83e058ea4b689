import { useEffect, useState } from 'react';
import type { PlayerPictures } from './Won';

/** Everything this page was made of, the page itself included, and the pictures it will show later. */
function usedAddresses({ champion, faces }: PlayerPictures): string[] {
	const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
	const files = loaded
		.map(({ pathname }) => pathname)
		.filter((path) => /^\/(_astro|img)\//.test(path));
	return [...new Set([location.pathname, ...files, champion.src, ...faces.one, ...faces.two])];
}

/** Puts the page on this device, so that it opens without a network; true once it lies there. */
export function useOffline(later: PlayerPictures): boolean {
	const [ready, setReady] = useState(false);
	useEffect(() => {
		if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
		const hear = ({ data }: MessageEvent) => setReady(data === 'kept');
		navigator.serviceWorker.addEventListener('message', hear);
		// The shell registers the worker, on this page without waiting for a second one.
		void navigator.serviceWorker.ready.then(({ active }) =>
			active?.postMessage({ keep: usedAddresses(later), tell: true }),
		);
		return () => navigator.serviceWorker.removeEventListener('message', hear);
	}, [later]);
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
