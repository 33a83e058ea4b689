import { useState } from 'react';
import { newWriteId, OfflineError } from './client';

/** Sends a write under an id. */
type Send = <Answer>(asked: unknown, send: (id: string) => Promise<Answer>) => Promise<Answer>;

/** Gives each write a new id; the same press after a lost connection sends the same one again.
    Whatever is pressed in between makes it another press, which may have been meant anew. */
export function unanswered(): Send {
	let last: { asked: string; id: string } | null = null;
	return async (form, send) => {
		const asked = JSON.stringify(form);
		if (last?.asked !== asked) last = { asked, id: newWriteId() };
		const mine = last;
		const answered = () => {
			// A quicker press may have come after this one, and waits for its own answer.
			if (last === mine) last = null;
		};
		try {
			const answer = await send(mine.id);
			answered();
			return answer;
		} catch (problem) {
			if (!(problem instanceof OfflineError)) answered();
			throw problem;
		}
	};
}

/** The writes of one screen, or of one part of it. */
export const useUnanswered = (): Send => useState(unanswered)[0];
