/* Opens the judge's scoreboard without a network. It keeps that one page and what the page is made
   of, and nothing else: the rest of the site and its API never pass through here. */

const shelf = `nk-scoreboard ${self.registration.scope}`;
const patience = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Takes away what the page no longer uses and fetches what is missing. */
async function keep(addresses) {
	const cache = await caches.open(shelf);
	const wanted = new Set(addresses.map((address) => new URL(address, self.location.origin).href));
	for (const request of await cache.keys()) {
		if (!wanted.has(request.url)) await cache.delete(request);
	}
	await Promise.all(
		[...wanted].map(async (address) => (await cache.match(address)) || cache.add(address)),
	);
}

self.addEventListener('message', (event) => {
	const addresses = event.data?.keep;
	if (!Array.isArray(addresses)) return;
	event.waitUntil(keep(addresses).then(() => event.source?.postMessage('kept')));
});

/** The page as the server has it now; the kept one when the network is gone or too slow. */
async function page(request) {
	const cache = await caches.open(shelf);
	const kept = await cache.match(request, { ignoreSearch: true });
	const fresh = fetch(request).then(async (response) => {
		if (response.ok) await cache.put(request.url.split(/[?#]/)[0], response.clone());
		return response;
	});
	if (!kept) return fresh;
	const slow = new Promise((resolve) => setTimeout(resolve, patience, kept));
	return Promise.race([fresh.catch(() => kept), slow]);
}

/** Files carry their digest in their name, so a kept one is never out of date. */
async function file(request) {
	const kept = await caches.match(request.url, { cacheName: shelf });
	return kept ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/'))
		return;
	event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
