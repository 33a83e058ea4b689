import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { outbox } from './outbox';

/** What waits on this device; it goes out on load, when the network is back and when seen again. */
export function useOutbox() {
	const questions = useQueryClient();
	const letters = useSyncExternalStore(outbox.subscribe, outbox.all);
	const signedOut = useSyncExternalStore(outbox.subscribe, outbox.isSignedOut);
	const waits = letters.some(({ state }) => state === 'waiting');
	useEffect(() => {
		const flush = async () => {
			if (document.visibilityState === 'hidden') return;
			await outbox.flush();
			await questions.invalidateQueries({ queryKey: ['tournament'] });
		};
		const run = () => void flush();
		if (waits) run();
		addEventListener('online', run);
		document.addEventListener('visibilitychange', run);
		// A network that comes back without saying so is found by trying.
		const timer = waits ? setInterval(run, 10_000) : undefined;
		return () => {
			removeEventListener('online', run);
			document.removeEventListener('visibilitychange', run);
			clearInterval(timer);
		};
	}, [questions, waits]);
	return { letters, signedOut, waits };
}
