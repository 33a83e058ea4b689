/** The two languages of the site. Thai has no prefix, English lives under /en. */
export type Language = 'th' | 'en';

export const languages: readonly Language[] = ['th', 'en'];

export const otherLanguage = (language: Language): Language => (language === 'th' ? 'en' : 'th');

/**
 * The address of a page in a language. Hashes and queries stay where they are.
 * @example
 * localPath('/about', 'en') // => '/en/about'
 * localPath('/', 'en')      // => '/en'
 * localPath('/#team', 'en') // => '/en#team'
 */
export function localPath(path: string, language: Language): string {
	if (language === 'th') return path;
	return path === '/' || /^\/[?#]/.test(path) ? `/en${path.slice(1)}` : `/en${path}`;
}

/** The address of a page in each language. */
export const inEachLanguage = (path: string): Record<Language, string> => ({
	th: localPath(path, 'th'),
	en: localPath(path, 'en'),
});

/** What every route file returns from getStaticPaths: the page once in each language. */
export const inBothLanguages = () =>
	languages.map((language) => ({
		params: { lang: language === 'th' ? undefined : language },
		props: { language },
	}));
