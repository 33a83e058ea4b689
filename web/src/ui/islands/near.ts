import type { ClientDirective } from 'astro';
import { active } from '@/lib/active';
import { whenIdle } from './idle';

/* How far below the screen an island wakes up, so that it is ready when it comes into view. */
const margin = '100px';

/* A picture that hangs must not keep the islands asleep. */
const patience = 4000;

const settled = new Promise<void>((done) => {
	const rest = () => whenIdle(done);
	if (document.readyState === 'complete') rest();
	else addEventListener('load', rest, { once: true });
	setTimeout(done, patience);
});

/**
 * `client:near`: an island wakes up when it is near the screen, but not before the page and its
 * first pictures are there: React must not take the network from what is looked at first.
 */
const near: ClientDirective = (load, _options, island) => {
	const watch = new IntersectionObserver(
		async (entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			const wake = await load();
			await wake();
		},
		{ rootMargin: margin },
	);
	// The island's own element has no box; its children do.
	void Promise.all([settled, active()]).then(() => {
		for (const child of island.children) watch.observe(child);
	});
};

export default near;
