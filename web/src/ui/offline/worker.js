/* Opens pages that were seen before when there is no network, with a word that they may be old.
   While the network answers, every page comes from it. The API never passes through here: what
   it says is either new or not said. The build puts `notes` before this, by language. */

const pages = 'nk-pages';
const files = 'nk-files';
/* Pages by their number; scripts and fonts of about four builds. The oldest go first. */
const most = { [pages]: 60, [files]: 200 };
const day = 24 * 3_600_000;
const longestKept = 30 * day;
/* Pages of events name people, who may have been taken out since: the day of a tournament. */
const longestNamed = day;
/* A judge cannot wait: the scoreboard, which tells nothing of the shop, opens after this time. */
const patience = 3000;
const bangkok = 7 * 3_600_000;

self.addEventListener('install', () => self.skipWaiting());
// Pages already open are not taken over: one that waits for the way back would be thrown away.
self.addEventListener('activate', (event) =>
	event.waitUntil(self.registration.navigationPreload?.enable()),
);

const isScoreboard = (pathname) => pathname.endsWith('/beyblade/scoreboard');
const isEvent = (pathname) => /^(\/en)?\/events\/./.test(pathname);
const isFile = (pathname) => /\.[a-z0-9]+$/.test(pathname) && !pathname.endsWith('.json');
const cacheFor = (pathname) => (isFile(pathname) ? files : pages);

const dateOf = (response) => new Date(response.headers.get('date') ?? Number.NaN);

function isTooOld(pathname, response) {
	const longest = isEvent(pathname) ? longestNamed : longestKept;
	return !(Date.now() - dateOf(response).getTime() < longest);
}

async function put(name, address, response) {
	const cache = await caches.open(name);
	// Put again at the end, so that the oldest stand first.
	await cache.delete(address);
	await cache.put(address, response);
	const requests = await cache.keys();
	const spare = requests.slice(0, Math.max(0, requests.length - most[name]));
	await Promise.all(spare.map((request) => cache.delete(request)));
	if (name === pages) await forgetOldEvents(cache, requests);
}

/** Whoever is named on a page that will not be shown again need not stay in the browser. */
async function forgetOldEvents(cache, requests) {
	for (const request of requests) {
		const { pathname } = new URL(request.url);
		if (!isEvent(pathname)) continue;
		const response = await cache.match(request);
		if (response && isTooOld(pathname, response)) await cache.delete(request);
	}
}

const forget = async (address) => (await caches.open(pages)).delete(address);

/** Fetches what is not here yet; a page that was just shown lies in the browser's own cache. */
async function keep(addresses) {
	for (const address of addresses) {
		const name = cacheFor(address);
		if (await caches.match(address, { cacheName: name })) continue;
		const response = await fetch(address);
		if (response.ok) await put(name, address, response);
	}
}

self.addEventListener('message', (event) => {
	const { keep: addresses, tell } = event.data ?? {};
	if (!Array.isArray(addresses)) return;
	// Whoever did not ask is not told: a word would throw a page out of the back/forward cache.
	event.waitUntil(keep(addresses).then(() => tell && event.source?.postMessage('kept')));
});

function said(date, { note, months }) {
	const moment = new Date(date.getTime() + bangkok);
	const clock = moment.toISOString().slice(11, 16);
	const when = `${moment.getUTCDate()} ${months[moment.getUTCMonth()]} ${clock}`;
	return note.replace('{date}', when);
}

/** The kept page, with a word about its age; nothing if there is none or it is too old. */
async function kept(pathname) {
	const response = await caches.match(pathname, { cacheName: pages });
	if (!response || isTooOld(pathname, response)) return undefined;
	if (isScoreboard(pathname) || pathname.endsWith('.json')) return response;
	const language = pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'th';
	const date = dateOf(response);
	const when = `data-kept="${date.toISOString()}"`;
	const note = `<p class="kept-note" role="status" ${when}>${said(date, notes[language])}</p>`;
	const html = (await response.text()).replace(/<main[^>]*>/, (main) => main + note);
	return new Response(html, { headers: response.headers });
}

/** The page as the server has it now; the kept one only when nobody answers. */
async function page(event, pathname) {
	const fresh = async () => {
		const response = (await event.preloadResponse) ?? (await fetch(event.request));
		if (response.ok) event.waitUntil(put(pages, pathname, response.clone()));
		else if (response.status === 404) event.waitUntil(forget(pathname));
		return response;
	};
	const instead = async (problem) => {
		const found = await kept(pathname);
		if (!found) throw problem;
		return found;
	};
	if (!isScoreboard(pathname)) return fresh().catch(instead);
	const slow = new Promise((resolve) => setTimeout(resolve, patience)).then(() => kept(pathname));
	const answer = fresh().catch(instead);
	return (await Promise.race([answer, slow])) ?? answer;
}

/** Files carry their digest in their name, so a kept one is never out of date. */
async function file(request, pathname, event) {
	const found = await caches.match(pathname, { cacheName: files });
	if (found) return found;
	const response = await fetch(request);
	if (response.ok) event.waitUntil(put(files, pathname, response.clone()));
	return response;
}

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== self.location.origin) return;
	if (pathname.startsWith('/api/') || pathname.endsWith('/board')) return;
	const isPage = request.mode === 'navigate' && !isFile(pathname);
	if (isPage || pathname.endsWith('.json')) event.respondWith(page(event, pathname));
	// Pictures are left to the browser's own cache, but for the few of the scoreboard.
	else if (pathname.startsWith('/_astro/') || isScoreboard(request.referrer))
		event.respondWith(file(request, pathname, event));
});
