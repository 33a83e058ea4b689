import { useCallback, useEffect, useRef, useState } from 'react';
import { forget, keep, kept } from './kept';

export interface DraftOf<Value> {
	value: Value;
	change: (value: Value) => void;
	/** What the form says by now, for whoever waited since it was drawn. */
	now: () => Value;
	/** Forgets the draft, once it was sent or is not wanted; the form starts again from `first`. */
	clear: (first?: Value) => void;
	/** Whether the form was found on the device, from before a reload. */
	restored: boolean;
}

/** A form's value that survives a reload: it stays on the device until it was sent. */
export function useDraft<Value>(name: string, first: Value): DraftOf<Value> {
	const place = `draft.${name}`;
	const [draft, setDraft] = useState(() => started(place, first));
	// Another form under the same component, such as the next event, starts with its own draft.
	const current = draft.place === place ? draft : started(place, first);
	if (current !== draft) setDraft(current);
	// What was changed is known at once, also to whoever goes on before it is drawn.
	const latest = useRef(current);
	useEffect(() => {
		latest.current = current;
	}, [current]);
	const set = useCallback((next: Started<Value>) => {
		latest.current = next;
		setDraft(next);
	}, []);
	const now = useCallback(() => latest.current.value, []);
	const change = useCallback(
		(value: Value) => {
			keep(place, value);
			set({ ...latest.current, place, value });
		},
		[place, set],
	);
	const clear = useCallback(
		(again?: Value) => {
			forget(place);
			const { first } = latest.current;
			set({ place, value: again ?? first, first, restored: false });
		},
		[place, set],
	);
	return { value: current.value, change, now, clear, restored: current.restored };
}

interface Started<Value> {
	place: string;
	value: Value;
	first: Value;
	restored: boolean;
}

function started<Value>(place: string, first: Value): Started<Value> {
	const found = kept(place);
	return found === undefined
		? { place, value: first, first, restored: false }
		: { place, value: found as Value, first, restored: true };
}
