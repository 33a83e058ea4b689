import { useEffect, useState } from 'react';
import type { DeckAnswer } from '@/lib/api-types';

export type Checked =
	| { state: 'empty' | 'waiting' | 'failed' }
	| { state: 'answered'; answer: DeckAnswer };

/** Long enough not to ask for every letter, short enough to feel at once. */
const pause = 300;

async function ask(query: string, signal: AbortSignal): Promise<DeckAnswer> {
	const response = await fetch(`/api/beyblade/deck?${query}`, { signal });
	if (!response.ok) throw new Error(`The deck check answered ${response.status}.`);
	return response.json();
}

/** What the engine says about a deck. `attempt` counts retries, so that a new one asks again. */
export function useAnswer(query: string, attempt: number): Checked {
	const [checked, setChecked] = useState<Checked>({ state: 'empty' });
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again.
	useEffect(() => {
		if (query === '') {
			setChecked({ state: 'empty' });
			return;
		}
		const leaving = new AbortController();
		setChecked((before) => (before.state === 'answered' ? before : { state: 'waiting' }));
		const timer = setTimeout(() => {
			ask(query, leaving.signal).then(
				(answer) => setChecked({ state: 'answered', answer }),
				(problem: unknown) => {
					if (leaving.signal.aborted) return;
					console.info('The deck could not be checked.', problem);
					setChecked({ state: 'failed' });
				},
			);
		}, pause);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [query, attempt]);
	return checked;
}
