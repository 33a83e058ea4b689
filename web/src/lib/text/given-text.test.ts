import { describe, expect, test } from 'vitest';
import { shortened, spokenIn } from './given-text';

describe('spokenIn', () => {
	test.each([
		['Friday night', undefined],
		['คืนวันศุกร์', 'th'],
		['Beyblade X บางแค', 'th'],
		['', undefined],
	])('%s: %s', (text, language) => {
		expect(spokenIn(text)).toBe(language);
	});
});

describe('shortened', () => {
	test.each([
		['Fern', 4, 'Fern'],
		['Fernando', 5, 'Fern…'],
		// The tone mark and the vowel stay on their letter.
		['น้ำหวาน', 2, 'น้ำ…'],
		['👩‍🚀👩‍🚀👩‍🚀', 2, '👩‍🚀…'],
		['one two', 5, 'one…'],
	])('%s to %i', (text, longest, short) => {
		expect(shortened(text, longest)).toBe(short);
	});
});
