/* Turns the open signs of the page, counts the open branches, and keeps them right while it stays
   open. Closing days and sold-out dishes come late, from the one place that has them at once. */
import { active } from '@/lib/active';
import type { NoticesBody } from '@/lib/api/api-types';
import { type Hours, openSentence, openStatus, type SpecialDays } from '@/lib/time/opening-hours';
import { afterLoad } from '../document/after-load';
import { announcedDays, closingSentence, nextClosing, noReason, reasonIn } from './closing-days';

const halfMinute = 30_000;
const ownReason = reasonIn(document.documentElement.lang);
const signs = '[data-open-sign], [data-open-count], [data-closing-sign], [data-dish]';

let announced: NoticesBody['closing_days'] = [];

/** What staff announced counts before what the page was built with; only the note says why. */
const specialDays = (branch: string, built: SpecialDays, reasonOf = noReason): SpecialDays => [
	...announcedDays(announced, branch, reasonOf),
	...built,
];

const built = ({ special = '[]' }: DOMStringMap): SpecialDays => JSON.parse(special);

function turn(sign: HTMLElement, now: Date): void {
	const { hours = '[]', openSign = '' } = sign.dataset;
	const special = specialDays(openSign, built(sign.dataset));
	const status = openStatus(JSON.parse(hours), now, special);
	if (!status) return;
	const words = JSON.parse(sign.dataset.words ?? '{}');
	const sentence = openSentence(status, words, document.documentElement.lang);
	if (sign.textContent === sentence) return;
	sign.dataset.state = status.open ? 'open' : 'closed';
	sign.textContent = sentence;
}

interface BranchTimes {
	id: string;
	hours: Hours;
	special?: SpecialDays;
}

/** How many branches are open, in the bar at the end of a phone's screen. */
function count(label: HTMLElement, now: Date): void {
	const branches: BranchTimes[] = JSON.parse(label.dataset.branches ?? '[]');
	const isOpen = ({ id, hours, special = [] }: BranchTimes) =>
		openStatus(hours, now, specialDays(id, special))?.open;
	const open = branches.filter(isOpen).length;
	const words = open > 0 ? label.dataset.openCount : label.dataset.closed;
	const sentence = (words ?? '').replace('{count}', String(open));
	if (label.textContent === sentence) return;
	label.dataset.state = open > 0 ? 'open' : 'closed';
	label.textContent = sentence;
}

/** The note on a branch's picture; taken away again when the days are over. */
function announce(sign: HTMLElement, now: Date): void {
	const { closingSign = '', words = '{}' } = sign.dataset;
	const closing = nextClosing(specialDays(closingSign, built(sign.dataset), ownReason), now);
	const sentence = closing ? closingSentence(closing, JSON.parse(words)) : '';
	const reason = document.createElement('span');
	reason.textContent = closing?.reason ? ` · ${closing.reason}` : '';
	if (sign.textContent === sentence + reason.textContent) return;
	sign.replaceChildren(sentence, reason);
	sign.hidden = !closing;
}

const each = (selector: string, work: (element: HTMLElement, now: Date) => void, now: Date) => {
	for (const element of document.querySelectorAll<HTMLElement>(selector)) work(element, now);
};

/** Each writes only what is new: any word written has the browser style much of the page again. */
function turnAll(): void {
	const now = new Date();
	each('[data-open-sign]', turn, now);
	each('[data-open-count]', count, now);
	each('[data-closing-sign]', announce, now);
}

const freshFor = 60_000;
const deadline = 8_000;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Without an answer that can be read, as on a copy of the site without its server, there is
 * nothing to tell. Not by the client of lib/api: every page would carry it (docs/decisions.md).
 */
async function told(): Promise<NoticesBody | undefined> {
	try {
		const response = await fetch('/api/notices', { signal: AbortSignal.timeout(deadline) });
		return response.ok ? await response.json() : undefined;
	} catch {
		return undefined;
	}
}

async function ask(): Promise<void> {
	if (document.hidden || Date.now() - askedAt < freshFor) return;
	askedAt = Date.now();
	const notices = await told();
	if (!notices) return;
	announced = notices.closing_days;
	turnAll();
	// The menu listens: a script that shares nothing with others is built into its page.
	document.dispatchEvent(new CustomEvent('nk-notices', { detail: notices }));
}

/** A page that comes back from the back/forward cache, or from a phone's pocket, may be hours old. */
function stayRight(): void {
	document.addEventListener('visibilitychange', turnAll);
	window.addEventListener('pageshow', ({ persisted }) => persisted && turnAll());
	if (!document.querySelector(signs)) return;
	document.addEventListener('visibilitychange', ask);
	window.addEventListener('pageshow', ({ persisted }) => persisted && ask());
	afterLoad(ask);
}

const madeAhead = document.prerendering;
turnAll();
setInterval(turnAll, halfMinute);
// A page made ahead becomes visible before its first frame, and nothing may come between.
void active().then(() => {
	if (madeAhead) turnAll();
	stayRight();
});
