/* Tells those who hear the page which branch it shows, and opens it on a branch that is open now.
   Which one is shown is decided by CSS: the one the address names, or else the first. */

const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-branch], a[data-chip]')];

const named = () => links.find(({ hash }) => hash === location.hash)?.hash.slice(1);
const first = () => places.find(({ dataset }) => dataset.first)?.dataset.place;

function mark(): void {
	const chosen = `#${named() ?? first()}`;
	for (const link of links) {
		if (link.hash === chosen) link.setAttribute('aria-current', 'true');
		else link.removeAttribute('aria-current');
	}
}

mark();
window.addEventListener('hashchange', mark);

/** Once the signs are turned: while the walk is still out of sight, nothing that is seen moves. */
function openWhereItIsOpen(): void {
	const open = document.querySelector('.branch-card:has([data-state="open"])');
	const walk = document.querySelector('.routes');
	const place = open?.getAttribute('data-place');
	if (!place || named() || !walk || walk.getBoundingClientRect().top < innerHeight) return;
	for (const each of places) {
		if (each.dataset.place === place) each.dataset.first = 'true';
		else delete each.dataset.first;
	}
	mark();
}

const lastSign = [...document.querySelectorAll('.branch-card .open-sign')].at(-1);
if (lastSign)
	new MutationObserver((_, signs) => {
		signs.disconnect();
		openWhereItIsOpen();
	}).observe(lastSign, { attributeFilter: ['data-state'] });
