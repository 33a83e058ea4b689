import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of';

describe('languageOf', () => {
	it.each([
		['/', 'th'],
		['/en', 'en'],
		['/en/about', 'en'],
		['/english', 'th'],
		['/about/en', 'th'],
		['/EN', 'th'],
	] as const)('%s is %s', (path, language) => {
		expect(languageOf(path)).toBe(language);
	});
});
