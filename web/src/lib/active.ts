/* A browser may draw a page before anybody asks for it (public/next-pages.speculationrules). Until
   somebody does, no island wakes up, so that the API is not asked, and nothing is kept or offered.
   Islands must not import this: the file would be shared with the shell, which every page loads. */

/**
 * Resolves once somebody looks at the page: at once, unless the browser made it ahead. Such a page
 * is first painted when it is asked for, and what waits here must not come between.
 */
export function active(): Promise<void> {
	if (!document.prerendering) return Promise.resolve();
	return new Promise((resolve) => {
		const painted = () => requestAnimationFrame(() => setTimeout(resolve));
		document.addEventListener('prerenderingchange', painted, { once: true });
	});
}
