// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let prerendering = false;
let listening = vi.spyOn(document, 'addEventListener');
const fetched = vi.fn<typeof fetch>();

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const branches = JSON.stringify([
	{ id: 'one', hours: [{ days, opens: '00:00', closes: '24:00' }] },
]);
const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

async function open(): Promise<void> {
	document.body.innerHTML = `<span data-open-count="{count} open" data-closed="All closed"
		data-branches='${branches}'>Branches</span>
		<p hidden data-closing-sign="one" data-words="{}"></p>`;
	vi.resetModules();
	await import('./open-now');
	await moment();
}

/** How often something on the page is written while this is done. */
async function written(work: () => void): Promise<number> {
	const changes: MutationRecord[] = [];
	const watch = new MutationObserver((found) => changes.push(...found));
	const everything = { subtree: true, childList: true, attributes: true, characterData: true };
	watch.observe(document.body, everything);
	work();
	await moment();
	watch.disconnect();
	return changes.length;
}

const seen = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
	prerendering = false;
	listening = vi.spyOn(document, 'addEventListener');
	fetched.mockReset().mockImplementation(async () => new Response(null, { status: 503 }));
	vi.stubGlobal('fetch', fetched);
	vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
	Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
});

// The next page has a document of its own.
afterEach(() => {
	for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
	listening.mockRestore();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(document, 'prerendering');
});

it('writes nothing when nothing is new', async () => {
	await open();
	expect(document.querySelector('span')?.textContent).toBe('1 open');
	expect(await written(seen)).toBe(0);
});

it('a page made ahead shows its signs, but neither asks nor turns them before its first frame', async () => {
	prerendering = true;
	await open();
	const sign = document.querySelector('span');
	expect(sign?.textContent).toBe('1 open');
	if (sign) sign.textContent = 'long ago';
	seen();
	await moment();
	expect([sign?.textContent, fetched.mock.calls.length]).toEqual(['long ago', 0]);
	prerendering = false;
	document.dispatchEvent(new Event('prerenderingchange'));
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
	expect(sign?.textContent).toBe('1 open');
});

it('asks with a deadline, and stays as it is when nothing comes until then', async () => {
	const deadline = new AbortController();
	vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
	const left = vi.fn();
	fetched.mockImplementation(
		(_, options) =>
			new Promise((_, leave) => {
				options?.signal?.addEventListener('abort', () => {
					left();
					leave(new Error('left'));
				});
			}),
	);
	await open();
	expect(AbortSignal.timeout).toHaveBeenCalledWith(8_000);
	expect(await written(() => deadline.abort())).toBe(0);
	expect(left).toHaveBeenCalledTimes(1);
});

// What a rejected promise nobody waits for would say fails the run.
it.each([
	['is no JSON', () => new Response('<h1>')],
	['says no', () => new Response('{}', { status: 500 })],
])('stays as it is when the answer %s', async (_, answer) => {
	const heard = vi.fn();
	document.addEventListener('nk-notices', heard);
	fetched.mockImplementation(async () => answer());
	await open();
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(heard).not.toHaveBeenCalled();
});

it('tells the page what staff announced', async () => {
	const heard = vi.fn();
	document.addEventListener('nk-notices', heard);
	fetched.mockImplementation(async () => new Response('{"closing_days": [], "sold_out": []}'));
	await open();
	await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});
