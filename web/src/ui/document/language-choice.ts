import type { Language } from '@/lib/text/language';
import { languageOf } from '@/lib/text/language-of';

/* What language a visitor seems to want, and what they chose. Only a click writes anything: the
   cookie and the local storage entry of this name. */

const key = 'nk-language';
const cookieMinutes = 160;

/** A browser that forbids storage, or has none left, throws; the other of the two has to do then. */
function attempt<Value>(work: () => Value): Value | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

const cookie = () => document.cookie.split('; ').find((each) => each.startsWith(`${key}=`));

/** What others wrote there is no language. */
const isCode = (found: string | null | undefined): found is string =>
	/^[\w@.-]{1,128}$/.test(found ?? '');

/** A plain address is every visitor's default and tells nothing; only `/en` is a wish. */
const wished = () => (languageOf(location.pathname) === 'en' ? 'en' : undefined);

/** Anything but Thai is served best by English. */
export function preferredLanguage(): Language {
	const found = [
		attempt(cookie)?.slice(key.length + 1),
		wished(),
		attempt(() => localStorage.getItem(key)),
		...navigator.languages,
		navigator.language,
	].find(isCode);
	return !found || /^th/i.test(found) ? 'th' : 'en';
}

export function rememberLanguage(language: string): void {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	attempt(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
		document.cookie = `${key}=${language}; Max-Age=${cookieMinutes * 60}; Path=/; SameSite=Lax${secure}`;
	});
	attempt(() => localStorage.setItem(key, language));
}
