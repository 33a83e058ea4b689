import { useCallback, useEffect, useState } from 'react';
import { getJson } from '@/lib/api/api';
import type { DeckAnswer } from '@/lib/api/api-types';
import type { Part } from './suggest';

/** The catalogue for suggestions, fetched when a field is first touched. Typing works without it. */
export function useParts(): { parts: readonly Part[]; wake: () => void } {
	const [parts, setParts] = useState<readonly Part[]>([]);
	const [asked, setAsked] = useState(false);
	const wake = useCallback(() => {
		if (asked) return;
		setAsked(true);
		getJson('/api/beyblade/parts').then(
			(answer) => setParts(answer as Part[]),
			(problem: unknown) => {
				console.info('The parts could not be read.', problem);
				setAsked(false);
			},
		);
	}, [asked]);
	return { parts, wake };
}

export type Checked =
	| { state: 'empty' | 'waiting' | 'failed' }
	| { state: 'answered'; answer: DeckAnswer; query: string };

/** Long enough not to ask for every letter, short enough to feel at once. */
const pause = 300;

const ask = async (query: string, signal: AbortSignal): Promise<DeckAnswer> =>
	(await getJson(`/api/beyblade/deck?${query}`, { signal })) as DeckAnswer;

/**
 * What the engine says about a deck, or said about the one before while it is asked. `attempt`
 * counts retries, so that a new one asks again.
 */
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
				(answer) => setChecked({ state: 'answered', answer, query }),
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
