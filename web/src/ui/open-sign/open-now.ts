/* Turns the open signs of the page, and keeps them right while it stays open. */
import { openSentence, openStatus } from '@/lib/opening-hours';

const halfMinute = 30_000;

function turn(sign: HTMLElement, now: Date): void {
	const status = openStatus(JSON.parse(sign.dataset.hours ?? '[]'), now);
	if (!status) return;
	const sentence = openSentence(status, JSON.parse(sign.dataset.words ?? '{}'));
	if (sign.textContent === sentence) return;
	sign.dataset.state = status.open ? 'open' : 'closed';
	sign.textContent = sentence;
}

function turnAll(): void {
	const now = new Date();
	for (const sign of document.querySelectorAll<HTMLElement>('[data-open-sign]')) turn(sign, now);
}

turnAll();
setInterval(turnAll, halfMinute);
// A page that comes back from the back/forward cache, or from a phone's pocket, may be hours old.
window.addEventListener('pageshow', turnAll);
document.addEventListener('visibilitychange', turnAll);
