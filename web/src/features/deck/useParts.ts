import { useCallback, useState } from 'react';
import type { Part } from './suggest';

/** The catalogue for suggestions, fetched when a field is first touched. Typing works without it. */
export function useParts(): { parts: readonly Part[]; wake: () => void } {
	const [parts, setParts] = useState<readonly Part[]>([]);
	const [asked, setAsked] = useState(false);
	const wake = useCallback(() => {
		if (asked) return;
		setAsked(true);
		fetch('/api/beyblade/parts')
			.then((response) =>
				response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
			)
			.then(setParts, (problem: unknown) => {
				console.info('The parts could not be read.', problem);
				setAsked(false);
			});
	}, [asked]);
	return { parts, wake };
}
