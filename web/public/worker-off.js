/* Served in the worker's place when pages are not to be kept (NK_OFFLINE_PAGES=off): it takes away
   what was kept, and itself. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
	const forget = async () => {
		const names = await caches.keys();
		await Promise.all(names.map((name) => caches.delete(name)));
		await self.registration.unregister();
	};
	event.waitUntil(forget());
});
