import { expect, it } from 'vitest';
import { glossaryModule, packed } from './glossary.mjs';

async function inTheBrowser(words: readonly string[]): Promise<string[]> {
	const module = await import(`data:text/javascript,${encodeURIComponent(glossaryModule(words))}`);
	return module.default.keep_together;
}

it('gives every word back, in the order of the dictionary', async () => {
	const words = ['แชต', 'เบย์เบลดเอกซ์', 'เบลด', 'เบย์เบลด', 'บิต', 'น้ำปั่น', 'สามย่านมิตรทาวน์', 'สามย่าน'];
	expect(await inTheBrowser(words)).toEqual([...words].sort());
});

it('is plain text, and shorter than the words', () => {
	const text = packed(['สามย่าน', 'สามย่านมิตรทาวน์', 'สามเกมติด']);
	expect(text).toMatch(/^[#-z]+$/);
	expect(text).toHaveLength('สามย่าน'.length + 'มิตรทาวน์'.length + 'เกมติด'.length + 3);
});

it('a word that shares more than can be counted is whole all the same', async () => {
	const words = ['กกกกกกกกกกกก', 'กกกกกกกกกกกกข'];
	expect(await inTheBrowser(words)).toEqual(words);
});

it('stops at a word that is not Thai', () => {
	expect(() => packed(['แชต', 'Bey'])).toThrow('Bey');
});
