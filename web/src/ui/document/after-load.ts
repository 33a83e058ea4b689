/* A page that is never idle must not keep its late work waiting. */
const patience = 2000;

/**
 * Does something after everything that is looked at first. Safari has no idle callback. Only for
 * the script of every page: shared with an island, it would be one more file to wait for.
 */
export function afterLoad(work: () => void): void {
	const rest = () =>
		'requestIdleCallback' in window
			? requestIdleCallback(work, { timeout: patience })
			: setTimeout(work, 200);
	if (document.readyState === 'complete') rest();
	else addEventListener('load', rest, { once: true });
}
