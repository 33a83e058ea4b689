/* Turns the open signs of the page, counts the open branches, and keeps them right while it stays open. */
import { type Hours, openSentence, openStatus } from '@/lib/opening-hours';

const halfMinute = 30_000;

function turn(sign: HTMLElement, now: Date): void {
	const { hours = '[]', special = '[]' } = sign.dataset;
	const status = openStatus(JSON.parse(hours), now, JSON.parse(special));
	if (!status) return;
	const sentence = openSentence(status, JSON.parse(sign.dataset.words ?? '{}'));
	if (sign.textContent === sentence) return;
	sign.dataset.state = status.open ? 'open' : 'closed';
	sign.textContent = sentence;
}

/** How many branches are open, in the bar at the end of a phone's screen. */
function count(label: HTMLElement, now: Date): void {
	const branches: Hours[] = JSON.parse(label.dataset.hours ?? '[]');
	const open = branches.filter((hours) => openStatus(hours, now)?.open).length;
	const sentence = open > 0 ? label.dataset.openCount : label.dataset.closed;
	label.dataset.state = open > 0 ? 'open' : 'closed';
	label.textContent = (sentence ?? '').replace('{count}', String(open));
}

function turnAll(): void {
	const now = new Date();
	for (const sign of document.querySelectorAll<HTMLElement>('[data-open-sign]')) turn(sign, now);
	for (const label of document.querySelectorAll<HTMLElement>('[data-open-count]'))
		count(label, now);
}

turnAll();
setInterval(turnAll, halfMinute);
// A page that comes back from the back/forward cache, or from a phone's pocket, may be hours old.
window.addEventListener('pageshow', turnAll);
document.addEventListener('visibilitychange', turnAll);
