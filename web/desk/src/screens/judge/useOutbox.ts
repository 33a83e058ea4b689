import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isWaiting, outbox } from './outbox';

export const useLetters = () => useSyncExternalStore(outbox.subscribe, outbox.all);

/** Sends what waits on this device: on load, when the network is back and when seen again. */
export function useOutbox() {
	const questions = useQueryClient();
	const waits = useLetters().some(isWaiting);
	const signedOut = useSyncExternalStore(outbox.subscribe, outbox.isSignedOut);
	const unanswered = useSyncExternalStore(outbox.subscribe, outbox.isUnanswered);
	const isHeld = useSyncExternalStore(outbox.subscribe, outbox.isHeld);
	useEffect(() => {
		if (!waits) return;
		const flush = async () => {
			if (document.visibilityState === 'hidden') return;
			await outbox.flush();
			const asked = outbox.isSignedOut() ? 'session' : 'tournament';
			await questions.invalidateQueries({ queryKey: [asked] });
		};
		const run = () => void flush();
		run();
		addEventListener('online', run);
		document.addEventListener('visibilitychange', run);
		// A network that comes back without saying so is found by trying.
		const timer = setInterval(run, 10_000);
		return () => {
			removeEventListener('online', run);
			document.removeEventListener('visibilitychange', run);
			clearInterval(timer);
		};
	}, [questions, waits]);
	return { signedOut, unanswered, isHeld, waits };
}
