import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Live, liveOf } from '@/lib/live/live';
import { write } from '~/api/client';
import { useQuestion } from '~/api/questions';
import type { LiveTournament, OrganiserBody, TournamentDoneBody } from '~/api/types';
import { useUnanswered } from '~/api/unanswered';

const pace = 3_000;

/** The organiser's view of a tournament, asked again every few seconds until the day is over. */
export const useOrganiser = (event: number) =>
	useQuestion<OrganiserBody>(`tournaments/${event}/organiser`, ['tournament', event, 'organiser'], {
		every: (answer) => (answer && answer.tournament.state !== 'finished' ? pace : false),
	});

/** A snapshot with its players and matches ready to be looked up. */
export function useLive(snapshot: LiveTournament): Live {
	return useMemo(() => {
		const live = liveOf(snapshot);
		if (!live) throw new Error('the answer is no tournament');
		return live;
	}, [snapshot]);
}

export type Act = (what: string, body?: object) => Promise<TournamentDoneBody | undefined>;

export interface Acting {
	/** Does something in the tournament; nothing comes back where it was refused. */
	act: Act;
	/** An action of the rules that has no address of its own. */
	rule: (type: string, fields?: object, expected?: number) => ReturnType<Act>;
	busy: boolean;
	error: Error | null;
	forget: () => void;
}

/** What every part of the organiser's screen is given. */
export interface Parts {
	event: number;
	organiser: OrganiserBody;
	acting: Acting;
	live: Live;
}

/** The writes of a tournament. After a lost connection the same press sends the same id again. */
export function useActing(event: number): Acting {
	const questions = useQueryClient();
	const send = useUnanswered();
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<Error | null>(null);
	const act: Act = async (what, body = {}) => {
		// Making a tournament happens once by itself, so it needs no id of its own.
		const withId = (id: string) => (what === 'create' ? body : { id, ...body });
		setBusy(true);
		setError(null);
		try {
			return await send([what, body], (id) =>
				write<TournamentDoneBody>(`tournaments/${event}/${what}`, withId(id), { id }),
			);
		} catch (problem) {
			setError(problem as Error);
			return undefined;
		} finally {
			// Whatever was refused may have been overtaken: the screen shows what is there now.
			await questions.invalidateQueries({ queryKey: ['tournament', event] });
			setBusy(false);
		}
	};
	return {
		act,
		rule: (type, fields = {}, expected) =>
			act('action', { action: { type, ...fields }, ...(expected !== undefined && { expected }) }),
		busy,
		error,
		forget: () => setError(null),
	};
}
