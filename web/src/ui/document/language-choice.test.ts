// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from './language-choice';

function arrive(path: string, languages: string[]): void {
	history.replaceState(null, '', path);
	vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
	vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

const setCookie = (text: string) => {
	// biome-ignore lint/suspicious/noDocumentCookie: it stands for an earlier visit.
	document.cookie = `nk-language=${text}; Path=/`;
};

afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: it is taken away again.
	document.cookie = 'nk-language=; Max-Age=0; Path=/';
});

it.each([
	['a Thai browser', ['th-TH', 'en'], 'th'],
	['an English browser', ['en-GB', 'th'], 'en'],
	['any other browser', ['ja'], 'en'],
	['a browser that says nothing', [], 'th'],
])('%s on a plain address', (_name, languages, wanted) => {
	arrive('/about', languages);
	expect(preferredLanguage()).toBe(wanted);
});

it('an address under /en counts before the storage and the browser', () => {
	localStorage.setItem('nk-language', 'th');
	arrive('/en/about', ['th']);
	expect(preferredLanguage()).toBe('en');
	arrive('/about', ['en']);
	expect(preferredLanguage()).toBe('th');
});

it('the cookie counts before all, among others and after one of a longer name', () => {
	// biome-ignore lint/suspicious/noDocumentCookie: it stands for somebody else's.
	document.cookie = 'old-nk-language=en; Path=/';
	setCookie('th');
	localStorage.setItem('nk-language', 'en');
	arrive('/en', ['en']);
	expect(preferredLanguage()).toBe('th');
});

it.each(['', '%3Cb%3E', 'en th'])('a cookie of %j is no language', (text) => {
	setCookie(text);
	arrive('/', ['th']);
	expect(preferredLanguage()).toBe('th');
});

it('a choice is written to the cookie and the storage', () => {
	const written = vi.spyOn(document, 'cookie', 'set');
	rememberLanguage('en');
	expect(written).toHaveBeenCalledWith('nk-language=en; Max-Age=9600; Path=/; SameSite=Lax');
	expect(localStorage.getItem('nk-language')).toBe('en');
});

it('where storage is forbidden the cookie alone does', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('forbidden');
	});
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new Error('forbidden');
	});
	arrive('/', ['th']);
	rememberLanguage('en');
	expect(preferredLanguage()).toBe('en');
});
