/* Lets the desk be opened anew without a network: its page and its code are kept on the device.
   Nothing of the API is kept here; what a screen needs offline it keeps itself. */

const kept = ['/', ...__FILES__];
const cacheName = 'nk-desk-__VERSION__';
// A mall's Wi-Fi may hang instead of failing.
const patience = 4_000;

addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(cacheName)
			.then((cache) => cache.addAll(kept))
			.then(() => skipWaiting()),
	);
});

addEventListener('activate', (event) => {
	event.waitUntil(forgetOld().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
		event.respondWith(page(request));
	else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function forgetOld() {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith('nk-desk-') && name !== cacheName);
	await Promise.all(old.map((name) => caches.delete(name)));
}

/** The server's page, or the kept one where none comes. */
async function page(request) {
	const signal = AbortSignal.timeout(patience);
	const answer = await fetch(request, { signal }).catch(() => undefined);
	// While the desk starts again a proxy answers in its place, with a page of its own.
	if (answer && answer.status < 500) return answer;
	return (await caches.match('/', { cacheName })) ?? answer ?? Response.error();
}

/** Assets are named by their content, so what is kept is right. */
async function asset(request) {
	const known = await caches.match(request);
	if (known) return known;
	const answer = await fetch(request);
	if (answer.ok) {
		const cache = await caches.open(cacheName);
		await cache.put(request, answer.clone());
	}
	return answer;
}
