import { describe, expect, test } from 'vitest';
import { decodeName, isDecided, shortened, spokenIn } from './given-text';

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

describe('decodeName', () => {
	test.each([
		['Fern', 'Fern'],
		['%E0%B8%99%E0%B9%89%E0%B8%B3%E0%B8%AB%E0%B8%A7%E0%B8%B2%E0%B8%99', 'น้ำหวาน'],
		['Win%20%26%20Guy', 'Win & Guy'],
		['a+b', 'a+b'],
		['', ''],
		// What does not decode is the name itself.
		['100%', '100%'],
		['%E0%B8', '%E0%B8'],
		['%zz', '%zz'],
		// Decoded once: the second layer belongs to the name.
		['%253Cb%253E', '%3Cb%3E'],
	])('%s is %s', (encoded, name) => {
		expect(decodeName(encoded)).toBe(name);
	});
});

describe('isDecided', () => {
	test.each([
		['TBD', false],
		['tbd', false],
		[' Tbd ', false],
		['', false],
		['   ', false],
		['TBDee', true],
		['น้ำหวาน', true],
	])('%j: %s', (name, decided) => {
		expect(isDecided(name)).toBe(decided);
	});
});
