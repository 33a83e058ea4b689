/* Marks the chapter being read in the list of contents. The links work without it. */

function follow(contents: HTMLElement): void {
	const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
	const list = contents.querySelector('ol');
	const mark = ({ target, isIntersecting }: IntersectionObserverEntry) => {
		const link = links.find(({ hash }) => hash === `#${target.id}`);
		if (!isIntersecting) link?.removeAttribute('aria-current');
		else if (link && list) {
			link.setAttribute('aria-current', 'location');
			// Only the strip moves sideways; the page stays where the reader put it.
			list.scrollTo({ left: link.offsetLeft - list.offsetLeft - 16 });
		}
	};
	// A chapter is read while it crosses a line a third down the screen.
	const watcher = new IntersectionObserver((entries) => entries.forEach(mark), {
		rootMargin: '-33% 0px -66% 0px',
	});
	for (const link of links) {
		const chapter = document.getElementById(link.hash.slice(1));
		if (chapter) watcher.observe(chapter);
	}
}

for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]')) follow(contents);
