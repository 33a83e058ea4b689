/* Puts a badge on the dishes that are sold out, whenever the page hears of them. */
import type { NoticesBody } from '@/lib/api/api-types';
import { badges, type SoldOutBadge } from './sold-out';

function mark(line: HTMLElement, badge: SoldOutBadge | undefined): void {
	line.querySelector('.sold-out-badge')?.remove();
	delete line.dataset.soldOut;
	if (!badge) return;
	line.dataset.soldOut = badge.everywhere ? 'everywhere' : 'somewhere';
	const label = document.createElement('span');
	label.className = 'sold-out-badge';
	label.textContent = badge.text;
	line.append(label);
}

document.addEventListener('nk-notices', (event) => {
	const { sold_out } = (event as CustomEvent<NoticesBody>).detail;
	const board = document.querySelector<HTMLElement>('.menu-chalk');
	const found = badges(sold_out, JSON.parse(board?.dataset.soldOut ?? '{}'));
	for (const line of document.querySelectorAll<HTMLElement>('[data-dish]'))
		mark(line, found.get(line.dataset.dish ?? ''));
});
