/* For tests of islands: a page as the server wrote it, and the moment React takes it over. */
import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}

export interface AsleepIsland {
	place: HTMLElement;
	wake: () => Promise<void>;
	leave: () => Promise<void>;
}

/** The island's HTML in the document, as a visitor meets it before its script has run. */
export function asleep(island: ReactElement): AsleepIsland {
	globalThis.IS_REACT_ACT_ENVIRONMENT = true;
	const place = document.createElement('div');
	place.innerHTML = renderToString(island);
	document.body.append(place);
	let root: Root | undefined;
	return {
		place,
		wake: () =>
			act(async () => {
				root = hydrateRoot(place, island);
			}),
		leave: async () => {
			await act(async () => root?.unmount());
			place.remove();
		},
	};
}

/** Types into a field as a person does: React hears it, if it is awake. */
export async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
	const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
	await act(async () => {
		set?.call(field, text);
		field.dispatchEvent(new Event('input', { bubbles: true }));
		field.dispatchEvent(new Event('change', { bubbles: true }));
	});
}
