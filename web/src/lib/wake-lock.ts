import { useEffect, useState } from 'react';

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
				// A low battery may refuse it; the page works all the same.
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
