import { active } from '@/lib/active';
import { languageOf } from '@/lib/text/language-of';
import { offerOffline } from '../offline/register';
import '../open-sign/open-now';
import { afterLoad } from './after-load';
import { preferredLanguage, rememberLanguage } from './language-choice';
import { prepareAhead } from './made-ahead';

/** Query and hash come along; the server cannot know them when it writes the links. */
function keepPlace(link: HTMLAnchorElement): void {
	link.href = new URL(link.pathname + location.search + location.hash, location.origin).href;
}

function offerLanguage(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
		// Before a press, too: what is opened in a new tab, copied or drawn ahead has no click.
		for (const sign of ['pointerenter', 'pointerdown', 'focus', 'click'])
			link.addEventListener(sign, () => keepPlace(link));
		link.addEventListener('click', () => rememberLanguage(link.dataset.language ?? 'th'));
	}
	const offer = document.getElementById('language-offer');
	const stay = offer?.querySelector<HTMLButtonElement>('[data-language-stay]');
	if (!offer || !stay) return;
	stay.addEventListener('click', () => {
		rememberLanguage(stay.dataset.languageStay ?? 'th');
		offer.hidden = true;
	});
	offer.hidden = preferredLanguage() === languageOf(location.pathname);
}

/** A group opened by hover can be closed with Escape, and stays closed until the pointer leaves. */
function enhanceServices(group: HTMLElement): void {
	const toggle = group.querySelector('button');
	if (!toggle) return;
	const tell = (open: boolean) => {
		toggle.ariaExpanded = String(open);
	};
	const isOpen = () => toggle.ariaExpanded === 'true';
	const show = (open: boolean) => {
		group.toggleAttribute('data-open', open);
		group.toggleAttribute('data-closed', !open);
		tell(open);
	};
	const release = () => {
		group.toggleAttribute('data-open', false);
		group.toggleAttribute('data-closed', false);
		tell(false);
	};
	toggle.addEventListener('click', () => show(!isOpen()));
	group.addEventListener('pointerenter', (event) => {
		if (event.pointerType === 'mouse') tell(true);
	});
	group.addEventListener('pointerleave', (event) => {
		if (event.pointerType === 'mouse' && !group.contains(document.activeElement)) release();
	});
	// Focus by keyboard opens; focus by a tap must leave the opening to the click that follows.
	group.addEventListener('focusin', (event) => {
		const byKeyboard = (event.target as Element).matches(':focus-visible');
		if (byKeyboard && !group.hasAttribute('data-closed')) tell(true);
	});
	leaving(group, toggle, isOpen, release, () => show(false));
}

/** A menu goes when the visitor does: with Escape, a press beside it, or the focus going elsewhere. */
function leaving(
	menu: HTMLElement,
	toggle: HTMLElement | null,
	isOpen: () => boolean,
	release: () => void,
	close = release,
): void {
	const beside = (target: EventTarget | null) => !menu.contains(target as Node | null);
	document.addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !isOpen()) return;
		if (!beside(document.activeElement)) toggle?.focus();
		close();
	});
	document.addEventListener('pointerdown', ({ target }) => {
		if (beside(target)) release();
	});
	menu.addEventListener('focusout', ({ relatedTarget }) => {
		// A press on what takes no focus leaves it nowhere.
		if (relatedTarget && beside(relatedTarget)) release();
	});
}

function enhancePhoneMenu(menu: HTMLDetailsElement): void {
	const close = () => {
		menu.open = false;
	};
	leaving(menu, menu.querySelector('summary'), () => menu.open, close);
	// A page kept in the back/forward cache comes back with its menu shut.
	window.addEventListener('pagehide', close);
}

function enhanceMenus(): void {
	const services = document.querySelector<HTMLElement>('[data-menu="services"]');
	if (services) enhanceServices(services);
	const phone = document.querySelector<HTMLDetailsElement>('details[data-menu="phone"]');
	if (phone) enhancePhoneMenu(phone);
}

/**
 * The picture of the card that was pressed becomes the first picture of the page behind it. Without
 * a picture to carry, the next page is shown at once: fading into it takes a slow phone longer than
 * drawing it, and even a transition that is left out costs both pages a round of styles.
 */
function carryPicture(): void {
	const standing = new CSSStyleSheet();
	standing.replaceSync('@view-transition{navigation:none}');
	let carried: HTMLImageElement | null | undefined;
	document.addEventListener('click', ({ target }) => {
		const pressed = (target as Element).closest('a');
		carried = (pressed?.closest('li, article') ?? pressed)?.querySelector('img');
		standing.disabled = !!carried;
		// The browser reads the rule with the styles, and leaves before the next frame of them.
		carried?.getBoundingClientRect();
	});
	window.addEventListener('pageswap', () => {
		if (!carried) return;
		for (const { style } of document.images) style.viewTransitionName = 'none';
		carried.style.viewTransitionName = 'hero';
	});
	// This page may have been carried to itself; from its first frame on it decides who follows.
	void active().then(() => document.adoptedStyleSheets.push(standing));
}

/** For phones that keep the site like an app; no first screen needs to wait beside it. */
function offerApp(): void {
	const link = document.createElement('link');
	link.rel = 'manifest';
	link.href = '/manifest.webmanifest';
	document.head.append(link);
}

/* What the header and the language bar need in the browser. No framework: every page carries it. */

/* Safari on a phone tells the style sheet of a press (`:active`) only where somebody listens for
   touches. Pressed pieces go down onto their shadows, and pictures answer, by nothing else. */
document.addEventListener('touchstart', () => undefined, { passive: true });

enhanceMenus();
carryPicture();
prepareAhead();
// A page that is drawn ahead may be left before it is asked for, or the language changed by then.
void active().then(offerLanguage);
void offerOffline();
afterLoad(offerApp);
