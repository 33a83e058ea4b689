// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { askedIn } from './asked-address';

it.each([
	['en', '/nothing', '/en/nothing'],
	['th', '/nothing', '/nothing'],
	['th', '/en/nothing/at/all', '/nothing/at/all'],
	['en', '/en/nothing', '/en/nothing'],
	['en', '/english', '/en/english'],
	['th', '/en', '/'],
	// Never another site's address, however many slashes were asked for.
	['th', '//nk.example/', '/nk.example/'],
	['th', '/en//nk.example/', '/nk.example/'],
])('in %s, %s is %s', (language, asked, address) => {
	expect(askedIn(language, asked)).toBe(address);
});
