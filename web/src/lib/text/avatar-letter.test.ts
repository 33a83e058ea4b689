import { describe, expect, test } from 'vitest';
import { colourOf, colours, letterOf } from './avatar-letter';

describe('letterOf', () => {
	test.each([
		['fern', 'F'],
		['Win', 'W'],
		['ปลื้ม', 'ป'],
		['น้ำหวาน', 'น'],
		// A vowel written first is skipped to the consonant it belongs to.
		['เจ้านาย', 'จ'],
		['แพร', 'พ'],
		['โฟกัส', 'ฟ'],
		['ใหม่', 'ห'],
		['ไอซ์', 'อ'],
		['  mook', 'M'],
		['@beam', 'B'],
		['7up', '7'],
		['\u0E32\u0E19', '\u0E32'],
		['élan', 'É'],
		['e\u0301lan', 'É'],
		['ßeta', 'S'],
		['🔥 ไฟ', 'ฟ'],
		['🔥', '🔥'],
		['👩‍🚀', '👩‍🚀'],
		['𝒜lice', '𝒜'],
		['', '?'],
		['   ', '?'],
		['\uD800', '\uD800'],
	])('%j: %s', (name, letter) => {
		expect(letterOf(name)).toBe(letter);
	});
});

describe('colourOf', () => {
	test('is one of the colours, and always the same', () => {
		for (const letter of ['A', 'Z', 'ก', 'ฮ', '🔥', '?', '', '\uD800']) {
			const colour = colourOf(letter);
			expect(colour).toBe(colourOf(letter));
			expect(Number.isInteger(colour) && colour >= 0 && colour < colours).toBe(true);
		}
	});
	test('follows the code of the letter', () => {
		expect(colourOf('A')).toBe(65 % colours);
		expect(colourOf('น')).toBe(0x0e19 % colours);
	});
});
