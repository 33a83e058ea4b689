/* Screens in tests: with all that stands around them, and a server that the test plays. */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { LanguageProvider } from '~/lib/language';
import { ConfirmProvider } from '~/ui/Dialog';
import { ToastProvider } from '~/ui/Toast';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Shows a screen; what comes back takes it away again, with all that it kept. */
export async function shown(screen: ReactNode): Promise<() => Promise<void>> {
	globalThis.IS_REACT_ACT_ENVIRONMENT = true;
	const questions = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	await act(async () =>
		root.render(
			<LanguageProvider>
				<QueryClientProvider client={questions}>
					<ToastProvider>
						<ConfirmProvider>{screen}</ConfirmProvider>
					</ToastProvider>
				</QueryClientProvider>
			</LanguageProvider>,
		),
	);
	await settled();
	return async () => {
		await act(async () => root.unmount());
		questions.clear();
		document.body.replaceChildren();
		localStorage.clear();
		vi.unstubAllGlobals();
	};
}

/** Lets the answers that are there already arrive. */
export const settled = () => act(async () => await vi.advanceTimersByTimeAsync(50));

/** Presses the button or switch of this name. */
export async function press(name: RegExp) {
	const all = [...document.querySelectorAll<HTMLElement>('button, label.switch')];
	const found = all.find((one) => name.test(one.ariaLabel ?? one.textContent ?? ''));
	if (!found) throw new Error(`Nothing to press is called ${name}.`);
	await act(async () => found.click());
}

/** Types into a field as a person does, so that React hears of it. */
export async function typeInto(field: HTMLInputElement, text: string) {
	const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
	await act(async () => {
		set?.call(field, text);
		field.dispatchEvent(new Event('input', { bubbles: true }));
	});
}

export const answer = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status });

/** Answers each request by its address behind `/api/`; a test may hold an answer back. */
export function serve(answerOf: (path: string, form: unknown) => Promise<Response> | Response) {
	vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
		answerOf(address.replace('/api/', ''), init?.body ? JSON.parse(String(init.body)) : null),
	);
}

/** An answer that the test gives when it wants to. */
export function later(): { promise: Promise<Response>; give: (response: Response) => void } {
	let give: (response: Response) => void = () => undefined;
	const promise = new Promise<Response>((resolve) => {
		give = resolve;
	});
	return { promise, give };
}
