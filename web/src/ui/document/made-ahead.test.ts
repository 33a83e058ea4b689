// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let prerendering = true;

const held = () =>
	[...document.querySelectorAll<HTMLElement>('[id]')]
		.filter(({ style }) => style.getPropertyValue('content-visibility') === 'hidden')
		.map(({ id, style }) => `${id} ${style.height}`);

/** However long the frames take that come before it. */
const allTakenIn = () => vi.waitFor(() => expect(held()).toEqual([]), { timeout: 5000 });

/** Three parts in a column, each as high as most of the screen. */
async function open(): Promise<void> {
	document.body.innerHTML =
		'<main><section id="hero"></section><section id="more"></section></main>' +
		'<footer class="footer" id="end"></footer>';
	for (const [index, part] of [...document.querySelectorAll<HTMLElement>('[id]')].entries()) {
		part.getBoundingClientRect = () => ({ top: index * 800 }) as DOMRect;
		Object.defineProperty(part, 'offsetHeight', { value: 800 });
	}
	vi.resetModules();
	const { prepareAhead } = await import('./made-ahead');
	prepareAhead();
}

function ask(): void {
	prerendering = false;
	document.dispatchEvent(new Event('prerenderingchange'));
}

beforeEach(() => {
	prerendering = true;
	Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
	vi.stubGlobal('innerHeight', 700);
});

afterEach(() => {
	vi.unstubAllGlobals();
	location.hash = '';
	Reflect.deleteProperty(document, 'prerendering');
});

it('leaves out what begins below the screen until the first frame of a page made ahead', async () => {
	await open();
	expect(held()).toEqual(['more 800px', 'end 800px']);
	window.dispatchEvent(new Event('load'));
	expect(held()).toEqual(['more 800px', 'end 800px']);
	ask();
	expect(held()).toHaveLength(2);
	await allTakenIn();
	expect(document.querySelector<HTMLElement>('#more')?.style.height).toBe('');
});

it('leaves nothing out of a page that is asked for before it has loaded', async () => {
	await open();
	ask();
	await allTakenIn();
	window.dispatchEvent(new Event('load'));
	expect(held()).toEqual([]);
});

it('leaves nothing out where the address leads to a part of the page', async () => {
	location.hash = '#more';
	await open();
	expect(held()).toEqual([]);
});

it('leaves nothing out of a page that is opened', async () => {
	prerendering = false;
	await open();
	expect(held()).toEqual([]);
});
