/* Marks the group of the menu that is being read in the bar above it. Without this script the bar
   is a row of plain links. */

const links = new Map(
	[...document.querySelectorAll<HTMLAnchorElement>('.menu-bar a')].map((link) => [
		link.hash.slice(1),
		link,
	]),
);

/** Only the bar moves sideways; scrollIntoView would move the page as well. */
function show(link: HTMLAnchorElement): void {
	const bar = link.closest('ul');
	bar?.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
}

function mark(current: string | undefined): void {
	for (const [id, link] of links) link.ariaCurrent = id === current ? 'true' : null;
	// With no group at the reading line the bar goes back to its start.
	const link = links.get(current ?? '') ?? links.values().next().value;
	if (link) show(link);
}

/** The groups that cross the reading line; above the first and below the last there is none. */
const crossing = new Set<string>();

/** Groups stand side by side on a wide board: of those, the one that was asked for. */
function markCrossing(): void {
	const asked = location.hash.slice(1);
	mark(crossing.has(asked) ? asked : [...links.keys()].find((id) => crossing.has(id)));
}
addEventListener('hashchange', markCrossing);

const readingLine = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) crossing.add(target.id);
			else crossing.delete(target.id);
		}
		markCrossing();
	},
	{ rootMargin: '-38% 0px -61% 0px' },
);
for (const id of links.keys()) {
	const group = document.getElementById(id);
	if (group) readingLine.observe(group);
}
