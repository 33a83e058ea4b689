import { useEffect, useMemo, useState } from 'react';
import { RefusedError } from '~/api/client';
import { useQuestion } from '~/api/questions';
import type { LiveTournament } from '~/api/types';
import { forgetAll, keep, kept } from '~/lib/kept';

const pace = 3_000;
/** A board is called old after some rounds without an answer, not after each that was lost. */
const patience = 10_000;
const place = 'judge.snapshot';

interface Seen {
	event: number;
	/** When it was like that. */
	at: number;
	snapshot: LiveTournament;
}

function seenBefore(event: number): Seen | undefined {
	const seen = kept(place) as Partial<Seen> | undefined;
	return seen?.event === event && seen.snapshot && seen.at ? (seen as Seen) : undefined;
}

/** The phone has room for the tournament that it judges, not for all that it ever did. */
function remember(seen: Seen): void {
	keep(place, seen);
	forgetAll(`${place}.`);
}

interface Board {
	seen: Seen | undefined;
	/** Why what is seen may be old, or why nothing is. */
	trouble: Error | null;
	again: () => void;
}

/** The tournament as a judge sees it; the last one known stays on the phone. */
export function useSnapshot(event: number): Board {
	const asked = useQuestion<LiveTournament>(
		`tournaments/${event}`,
		['tournament', event, 'judge'],
		{
			every: (answer) => (answer?.state === 'finished' ? false : pace),
		},
	);
	const { data, dataUpdatedAt, error, failureReason } = asked;
	useEffect(() => {
		if (data) remember({ event, at: Date.now(), snapshot: data });
	}, [data, event]);
	const old = useMemo(() => seenBefore(event), [event]);
	// Without an answer each try begins as if none had failed; it must not take the board away again.
	const [lost, setLost] = useState<Error | null>(null);
	const failure = error ?? failureReason;
	if (failure !== null && failure !== lost) setLost(failure);
	const again = () => void asked.refetch();
	if (data) {
		const isLate = Date.now() - dataUpdatedAt > patience;
		const trouble = error ?? (isLate ? failureReason : null);
		return { seen: { event, at: dataUpdatedAt, snapshot: data }, trouble, again };
	}
	return { seen: lost && mayPass(lost) ? old : undefined, trouble: lost, again };
}

/** Without a network, or while the server is broken, a judge goes on with what was known. */
const mayPass = (problem: Error) => !(problem instanceof RefusedError && problem.status < 500);
