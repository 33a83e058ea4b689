import type { ClientDirective } from 'astro';
import { active } from '@/lib/active';
import { whenIdle } from './idle';

/** `client:soon`: an island that is what the visitor came for wakes up at the first idle moment. */
const soon: ClientDirective = (load) => {
	void active().then(() =>
		whenIdle(async () => {
			const wake = await load();
			await wake();
		}),
	);
};

export default soon;
