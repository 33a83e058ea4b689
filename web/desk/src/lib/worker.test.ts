import { expect, it } from 'vitest';
import source from '../../worker.js?raw';

type Fetched = (event: object) => void;

/** Opens a page through the worker, with what the server says and what the device keeps. */
async function opened(served: () => Promise<Response>, kept: Response | undefined) {
	const heard: Record<string, Fetched> = {};
	const worker = {
		addEventListener: (name: string, listener: Fetched) => {
			heard[name] = listener;
		},
		fetch: served,
		caches: { match: async () => kept },
		location: { origin: 'https://desk' },
	};
	const code = source.replace('__FILES__', '[]');
	new Function(...Object.keys(worker), code)(...Object.values(worker));
	let answered: Promise<Response> | undefined;
	heard.fetch?.({
		request: { url: 'https://desk/judge', method: 'GET', mode: 'navigate' },
		respondWith: (answer: Promise<Response>) => {
			answered = answer;
		},
	});
	return answered;
}

const said = (text: string, status = 200) => new Response(text, { status });

it.each([
	['the page of a desk that answers', async () => said('new'), 'new'],
	['a page that is not there', async () => said('not found', 404), 'not found'],
	['the kept page without a network', () => Promise.reject(new TypeError('away')), 'kept'],
	['the kept page while a proxy waits for the desk', async () => said('Bad Gateway', 502), 'kept'],
])('opens %s', async (_, served, text) => {
	const answer = await opened(served, said('kept'));
	expect(await answer?.text()).toBe(text);
});

it('shows what the proxy says where nothing is kept', async () => {
	const answer = await opened(async () => said('Bad Gateway', 502), undefined);
	expect(answer?.status).toBe(502);
});
