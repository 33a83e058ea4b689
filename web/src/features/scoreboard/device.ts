import { useEffect, useState } from 'react';
import type { PlayerPictures } from './Won';

/** Everything this page was made of, the page itself included, and the pictures it will show later. */
function usedAddresses({ faces, steps }: PlayerPictures): string[] {
	const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
	const files = loaded
		.map(({ pathname }) => pathname)
		.filter((path) => /^\/(_astro|img)\//.test(path));
	const later = [...faces.one, ...faces.two, ...steps.one, ...steps.two];
	return [...new Set([location.pathname, ...files, ...later])];
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
