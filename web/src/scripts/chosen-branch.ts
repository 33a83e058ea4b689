/* Marks the card of the branch that the address names. Which branch is shown is decided by CSS. */

function mark(): void {
	const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-branch]')];
	const named = cards.find((card) => card.hash === location.hash);
	const chosen = named ?? cards[0];
	for (const card of cards) {
		if (card === chosen) card.setAttribute('aria-current', 'true');
		else card.removeAttribute('aria-current');
	}
	named?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
}

mark();
window.addEventListener('hashchange', mark);
