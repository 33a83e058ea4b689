import { useEffect, useState } from 'react';
import type { RatingPreview } from '@/lib/api-types';

export interface Question {
	mine: string;
	theirs: string;
	result: 'win' | 'loss';
	sweep: boolean;
}

const pause = 250;
export const highest = 4000;

export const isRating = (text: string): boolean =>
	/^[0-9]{1,4}$/.test(text) && Number(text) <= highest;

async function ask(query: string, signal: AbortSignal): Promise<RatingPreview> {
	const response = await fetch(`/api/beyblade/rating?${query}`, { signal });
	if (!response.ok) throw new Error(`The rating preview answered ${response.status}.`);
	return response.json();
}

/** What the engine says; the first answer was worked out while the page was built. */
export function usePreview(question: Question, first: RatingPreview, attempt: number) {
	const [preview, setPreview] = useState<RatingPreview>(first);
	const [failed, setFailed] = useState(false);
	const { mine, theirs, result, sweep } = question;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again.
	useEffect(() => {
		if (!isRating(mine) || !isRating(theirs)) return;
		const leaving = new AbortController();
		const query = new URLSearchParams({ mine, theirs, result, sweep: String(sweep) }).toString();
		const timer = setTimeout(() => {
			ask(query, leaving.signal).then(
				(answer) => {
					setPreview(answer);
					setFailed(false);
				},
				(problem: unknown) => {
					if (leaving.signal.aborted) return;
					console.info('The rating could not be worked out.', problem);
					setFailed(true);
				},
			);
		}, pause);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [mine, theirs, result, sweep, attempt]);
	return { preview, failed };
}
