import { expect, test } from 'vitest';
import { nameKey } from './name-key';

test.each([
	'Ann Lee',
	' ann  lee ',
	'ANN\u00A0LEE',
	'Ａｎｎ Lee',
	'Ann\u200B Lee',
	'Ann Lee\u200E',
	'Ann Lee\u200D',
	'Ann Lee\uFE0F',
	'\u2068Ann Lee\u2069',
])('%j is the name Ann Lee', (spelling) => {
	expect(nameKey(spelling)).toBe('ann lee');
});

test('Thai keeps its vowels and tone marks', () => {
	expect(nameKey('น้ำหวาน')).not.toBe(nameKey('นำหวาน'));
});
