/** Safari has no idle callback; after this time its first paint is done. */
export const whenIdle = (work: () => void) =>
	'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);
