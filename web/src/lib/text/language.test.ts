import { describe, expect, it } from 'vitest';
import { localPath } from './language';

describe('localPath', () => {
	it.each([
		['/', 'th', '/'],
		['/', 'en', '/en'],
		['/about', 'th', '/about'],
		['/about', 'en', '/en/about'],
		['/#gallery', 'en', '/en#gallery'],
		['/?x=1', 'en', '/en?x=1'],
		['/contact#samyan', 'en', '/en/contact#samyan'],
	] as const)('%s in %s is %s', (path, language, address) => {
		expect(localPath(path, language)).toBe(address);
	});
});
