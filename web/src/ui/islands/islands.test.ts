// @vitest-environment jsdom
import type { ClientDirective } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import near from './near';
import soon from './soon';

type Wake = Awaited<ReturnType<Parameters<ClientDirective>[0]>>;

let prerendering = true;
const wake = vi.fn<Wake>();
const load = async () => wake;
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
	prerendering = true;
	Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
	vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
	// Everything is near the screen.
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
			observe() {
				this.tell([{ isIntersecting: true }]);
			}
			disconnect() {}
		},
	);
});

afterEach(() => {
	vi.unstubAllGlobals();
	Reflect.deleteProperty(document, 'prerendering');
	wake.mockReset();
});

function island(): HTMLElement {
	const element = document.createElement('div');
	element.append(document.createElement('p'));
	return element;
}

it.each([
	['near', near],
	['soon', soon],
])(
	'an island that wakes up %s sleeps while its page is drawn ahead',
	async (name, directive) => {
		directive(load, { name, value: '' }, island());
		await moment();
		expect(wake).not.toHaveBeenCalled();
		prerendering = false;
		document.dispatchEvent(new Event('prerenderingchange'));
		// It waits for idle moments, which are rare on a busy machine.
		await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1), { timeout: 8_000 });
	},
	10_000,
);
