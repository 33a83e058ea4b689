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
			lookupLocalStorage: key,
			caches: [],
			cookieMinutes,
			cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
		},
	);
	// The library takes any first segment of the path for a language; only `en` is one here.
	// This must come after `init`, which puts the library's own reader of the path in place.
	detector.addDetector({
		name: 'path',
		lookup: () => (languageOf(location.pathname) === 'en' ? 'en' : undefined),
	});
	return detector;
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
