/* A page that is never idle must not keep its islands asleep. */
const patience = 2000;

/** Safari has no idle callback; after this time its first paint is done. */
export const whenIdle = (work: () => void) =>
	'requestIdleCallback' in window
		? requestIdleCallback(work, { timeout: patience })
		: setTimeout(work, 200);
