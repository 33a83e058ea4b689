import type { Language } from './language';

/** The language an address is written in: only a first segment that is exactly `en` is English. */
export function languageOf(pathname: string): Language {
	return pathname.split('/')[1] === 'en' ? 'en' : 'th';
}
