import { active } from '@/lib/active';

/* Of a page that is made ahead the browser lays out nothing before somebody asks for it, and then
   paints far more than the screen shows. Here the layout is asked for in advance, and what begins
   below the screen is left out of the first frame, in a box of its size, and comes a moment after it. */

const firstPicture = 'img[fetchpriority="high"]';

/** In milliseconds: by then the first frame is on the screen. */
const untilShown = 100;

const leftOut: HTMLElement[] = [];

function takeIn(): void {
	for (const { style } of leftOut.splice(0)) style.cssText = '';
}

/** A part that has no box of its own, such as an island, begins at the top, and stays. */
function below(): HTMLElement[] {
	const parts = [...document.querySelectorAll<HTMLElement>('main > *, .footer')];
	return parts.filter((part) => part.getBoundingClientRect().top >= innerHeight);
}

function leaveOut(): void {
	const parts = below().map((part) => ({ part, height: part.offsetHeight }));
	for (const { part, height } of parts) {
		part.style.cssText = `height:${height}px;content-visibility:hidden`;
		leftOut.push(part);
	}
}

const layOut = () => document.body.getBoundingClientRect();

function prepare(): void {
	takeIn();
	layOut();
	// An address that leads to a part of the page may show any of them first.
	if (location.hash) return;
	leaveOut();
	layOut();
}

/** The press may come soon, so it is done at once; and again with all letters and pictures. */
export function prepareAhead(): void {
	if (!document.prerendering) return;
	prepare();
	addEventListener('load', () => {
		// Whoever asked in between has the whole page already.
		if (!document.prerendering) return;
		prepare();
		// It is decoded beside the painting then. One that cannot be is shown as such.
		document
			.querySelector<HTMLImageElement>(firstPicture)
			?.decode()
			.catch(() => undefined);
	});
	// Taking it in is work for a whole frame, which the first one must not share its processor with.
	void active().then(() => setTimeout(takeIn, untilShown));
}
