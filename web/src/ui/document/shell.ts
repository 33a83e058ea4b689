import LanguageDetector from 'i18next-browser-languagedetector';
import { active } from '@/lib/active';
import type { Language } from '@/lib/language';
import { languageOf } from '@/lib/text/language-of';
import { offerOffline } from '../offline/register';
import '../open-sign/open-now';
import { firstPicture, prepareAhead } from './made-ahead';
import './touch';

const key = 'nk-language';
const cookieMinutes = 160;

function createDetector(): LanguageDetector {
	const detector = new LanguageDetector();
	detector.init(
		{},
		{
			order: ['cookie', 'path', 'localStorage', 'navigator'],
			lookupCookie: key,
			caches: [],
			cookieMinutes,
			cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
		},
	);
	// These two must come after `init`, which puts the library's own readers in place.
	// It takes any first segment of the path for a language; only `en` is one here.
	detector.addDetector({
		name: 'path',
		lookup: () => (languageOf(location.pathname) === 'en' ? 'en' : undefined),
	});
	// It tries the storage by writing to it; here nothing is written before a click.
	detector.addDetector({
		name: 'localStorage',
		lookup: kept,
		cacheUserLanguage: keep,
	});
	return detector;
}

/* A browser that forbids storage, or has none left, throws; the cookie alone has to do then. */

function kept(): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}

function keep(language: string): void {
	try {
		localStorage.setItem(key, language);
	} catch {
		return;
	}
}

/** What the visitor seems to want: anything but Thai is served best by English. */
function preferred(detector: LanguageDetector): Language {
	const found = [detector.detect() ?? []].flat()[0] ?? 'th';
	return found.toLowerCase().startsWith('th') ? 'th' : 'en';
}

/** Query and hash come along; the server cannot know them when it writes the links. */
function keepPlace(link: HTMLAnchorElement): void {
	link.href = new URL(link.pathname + location.search + location.hash, location.origin).href;
}

/** Only a click writes anything: the cookie and the local storage entry named nk-language. */
function offerLanguage(): void {
	const detector = createDetector();
	const remember = (language: string) =>
		detector.cacheUserLanguage(language, ['cookie', 'localStorage']);
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
		// Before a press, too: what is opened in a new tab, copied or drawn ahead has no click.
		for (const sign of ['pointerenter', 'pointerdown', 'focus', 'click'])
			link.addEventListener(sign, () => keepPlace(link));
		link.addEventListener('click', () => remember(link.dataset.language ?? 'th'));
	}
	const offer = document.getElementById('language-offer');
	const stay = offer?.querySelector<HTMLButtonElement>('[data-language-stay]');
	if (!offer || !stay) return;
	stay.addEventListener('click', () => {
		remember(stay.dataset.languageStay ?? 'th');
		offer.hidden = true;
	});
	offer.hidden = preferred(detector) === languageOf(location.pathname);
}

/** A group opened by hover can be closed with Escape, and stays closed until the pointer leaves. */
function enhanceServices(group: HTMLElement): void {
	const toggle = group.querySelector('button');
	if (!toggle) return;
	const show = (open: boolean) => {
		group.toggleAttribute('data-open', open);
		group.toggleAttribute('data-closed', !open);
		toggle.setAttribute('aria-expanded', String(open));
	};
	const release = () => {
		group.removeAttribute('data-open');
		group.removeAttribute('data-closed');
		toggle.setAttribute('aria-expanded', 'false');
	};
	toggle.addEventListener('click', () => show(toggle.getAttribute('aria-expanded') !== 'true'));
	group.addEventListener('pointerenter', (event) => {
		if (event.pointerType === 'mouse') toggle.setAttribute('aria-expanded', 'true');
	});
	group.addEventListener('pointerleave', (event) => {
		if (event.pointerType === 'mouse' && !group.contains(document.activeElement)) release();
	});
	// Focus by keyboard opens; focus by a tap must leave the opening to the click that follows.
	group.addEventListener('focusin', (event) => {
		const byKeyboard = (event.target as Element).matches(':focus-visible');
		if (byKeyboard && !group.hasAttribute('data-closed'))
			toggle.setAttribute('aria-expanded', 'true');
	});
	group.addEventListener('focusout', (event) => {
		if (!group.contains(event.relatedTarget as Node | null)) release();
	});
	document.addEventListener('pointerdown', (event) => {
		if (!group.contains(event.target as Node)) release();
	});
	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || toggle.getAttribute('aria-expanded') !== 'true') return;
		if (group.contains(document.activeElement)) toggle.focus();
		show(false);
	});
}

function enhancePhoneMenu(menu: HTMLDetailsElement): void {
	const close = () => {
		menu.open = false;
	};
	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || !menu.open) return;
		close();
		menu.querySelector('summary')?.focus();
	});
	document.addEventListener('pointerdown', (event) => {
		if (menu.open && !menu.contains(event.target as Node)) close();
	});
	menu.addEventListener('focusout', (event) => {
		const next = event.relatedTarget as Node | null;
		if (next && !menu.contains(next)) close();
	});
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
 * drawing it.
 */
function carryPicture(): void {
	let pressed: Element | null = null;
	document.addEventListener('click', ({ target }) => {
		pressed = (target as Element).closest('a');
	});
	window.addEventListener('pageswap', ({ viewTransition }) => {
		const picture = (pressed?.closest('li, article') ?? pressed)?.querySelector('img');
		if (!picture) {
			viewTransition?.skipTransition();
			return;
		}
		for (const each of document.querySelectorAll<HTMLElement>(`${firstPicture}, .carried`))
			each.style.viewTransitionName = 'none';
		picture.classList.add('carried');
		picture.style.viewTransitionName = 'hero';
	});
}

/* What the header and the language bar need in the browser. No framework: every page carries it. */

enhanceMenus();
carryPicture();
prepareAhead();
// A page that is drawn ahead may be left before it is asked for, or the language changed by then.
void active().then(offerLanguage);
void offerOffline();
