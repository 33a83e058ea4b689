import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what a form already holds when its island wakes up: typed, chosen or moved while the
 * script was on its way, or put back by the browser. React leaves the fields alone until the first
 * change and then overwrites them, so the island has to take their values over before that.
 * Only fields with a name are handed over.
 */
export function useEarlyInput(
	take: (entered: FormData) => void,
): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, at waking.
	useLayoutEffect(() => {
		if (form.current) take(new FormData(form.current));
	}, []);
	return form;
}
