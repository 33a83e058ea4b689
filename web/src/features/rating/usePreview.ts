import { useEffect, useState } from 'react';
import { getJson } from '@/lib/api/api';
import type { RatingPreview as Preview } from '@/lib/api/api-types';

export interface Question {
	mine: string;
	theirs: string;
	result: 'win' | 'loss';
	sweep: boolean;
}

/** Long enough not to ask for every figure, short enough to feel at once. */
const pause = 250;
export const highest = 4000;

export const isRating = (text: string): boolean =>
	/^[0-9]{1,4}$/.test(text) && Number(text) <= highest;

function queryOf({ mine, theirs, result, sweep }: Question): string {
	return new URLSearchParams({ mine, theirs, result, sweep: String(sweep) }).toString();
}

const ask = async (query: string, signal: AbortSignal): Promise<Preview> =>
	(await getJson(`/api/beyblade/rating?${query}`, { signal })) as Preview;

/**
 * What the engine says. The first answer was worked out while the page was built, so nothing is
 * asked before the visitor changes something. An answer to an earlier question is not `current`.
 */
export function usePreview(question: Question, first: Preview, attempt: number) {
	const query = queryOf(question);
	const [answered, setAnswered] = useState({ query, preview: first });
	const [failed, setFailed] = useState(false);
	const current = query === answered.query;
	const asks = !current && isRating(question.mine) && isRating(question.theirs);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again.
	useEffect(() => {
		setFailed(false);
		if (!asks) return;
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			ask(query, leaving.signal).then(
				(preview) => setAnswered({ query, preview }),
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
	}, [query, asks, attempt]);
	const waiting = asks && !failed;
	return { preview: answered.preview, current, waiting, failed: failed && !current };
}
