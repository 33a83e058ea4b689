import LanguageDetector from 'i18next-browser-languagedetector';
import type { Language } from '@/lib/language';
import { languageOf } from '@/lib/language-of';

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
export function offerLanguage(): void {
	const detector = createDetector();
	const remember = (language: string) =>
		detector.cacheUserLanguage(language, ['cookie', 'localStorage']);
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
		link.addEventListener('click', () => {
			keepPlace(link);
			remember(link.dataset.language ?? 'th');
		});
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
