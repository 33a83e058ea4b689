/* Marks the card of the branch that the address names. Which branch is shown is decided by CSS. */

/** Brings a card into the middle of the row that phones swipe, without moving the page. */
function centre(card: HTMLElement): void {
	const item = card.closest('li');
	const row = item?.parentElement;
	if (!item || !row) return;
	const place = item.getBoundingClientRect();
	const around = row.getBoundingClientRect();
	row.scrollLeft += place.left + place.width / 2 - (around.left + around.width / 2);
}

function mark(): void {
	const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-branch]')];
	const named = cards.find((card) => card.hash === location.hash);
	const chosen = named ?? cards[0];
	for (const card of cards) {
		if (card === chosen) card.setAttribute('aria-current', 'true');
		else card.removeAttribute('aria-current');
	}
	if (named) centre(named);
}

mark();
window.addEventListener('hashchange', mark);

/* The chips above the row that phones swipe: each brings its card, and shows when it is in sight. */

const chipOf = (card: Element) =>
	document.querySelector(`[data-chip="${card.getAttribute('data-place')}"]`);

const inSight = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries)
			chipOf(target)?.toggleAttribute('data-seen', isIntersecting);
	},
	{ rootMargin: '9999px -45%' },
);

for (const card of document.querySelectorAll<HTMLElement>('.branch-card')) {
	inSight.observe(card);
	chipOf(card)?.addEventListener('click', (event) => {
		event.preventDefault();
		centre(card);
	});
}
