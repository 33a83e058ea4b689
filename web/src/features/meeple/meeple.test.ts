import { expect, test } from 'vitest';
import type { Content } from '@/generated/content';
import thai from '@/generated/content.th.json';
import made from '../../../../tests/vectors/meeple.json';
import { type Choices, type Part, parts, readCode, writeCode } from './code';
import {
	anyChoices,
	chosenIn,
	groundOf,
	type Kit,
	layersOf,
	printedLayersOf,
	shownLayersOf,
	sizesOf,
} from './kit';
import { pageKit } from './page';

/* tests/vectors/meeple.json holds this level with src/nk/rules/meeple.py. */
interface Vectors {
	codes: { code: string; choices: Record<Part, string>; layers: string[] }[];
	refused: string[];
}
const vectors: Vectors = made;

const { meeple } = thai as unknown as {
	meeple: Record<
		Part,
		{ id: string; name: string; image: string | null; below_hat: string | null; covers: boolean }[]
	> & { shadow: string; first: Record<Part | 'image', string> };
};
const first = pageKit(thai as unknown as Content).first;
const kit = {
	shadow: meeple.shadow,
	first: { ...first, image: meeple.first.image },
	...Object.fromEntries(
		parts.map((part) => [
			part,
			meeple[part].map(({ below_hat, ...rest }) => ({
				...rest,
				thumb: null,
				print: part === 'background' && rest.image ? `${rest.image} in print` : null,
				belowHat: below_hat,
			})),
		]),
	),
} as unknown as Kit;
const sizes = sizesOf(kit);

test.each(vectors.codes)('$code means what it always meant', ({ code, choices, layers }) => {
	const found = readCode(code, sizes) as Choices;
	expect(Object.fromEntries(parts.map((part) => [part, chosenIn(kit, found, part).id]))).toEqual(
		choices,
	);
	expect(layersOf(kit, found).map(({ image }) => image)).toEqual(layers);
	expect(writeCode(found)).toBe(code);
	expect(readCode(` ${code.toUpperCase()} `, sizes)).toEqual(found);
});

test.each(vectors.refused)('%j is refused', (code) => {
	expect(readCode(code, sizes)).toBeUndefined();
});

test('chance never gives the same meeple again, and only what the kit has', () => {
	for (const share of [0, 0.2, 0.5, 0.999]) {
		const drawn = anyChoices(kit, first.choices, () => share);
		expect(readCode(writeCode(drawn), sizes)).toEqual(drawn);
		expect(anyChoices(kit, drawn, () => share)).not.toEqual(drawn);
	}
});

test('a picture to keep has the widest background and the same layers over it', () => {
	const [background, ...over] = layersOf(kit, first.choices);
	expect(printedLayersOf(kit, first.choices)).toEqual([
		{ part: 'background', image: `${background?.image} in print` },
		...over,
	]);
});

test('the first meeple is the one that the content names', () => {
	for (const part of parts) {
		expect(chosenIn(kit, first.choices, part).id).toBe(meeple.first[part]);
	}
});

test('the first meeple is shown as one picture, and as its layers once something is chosen', () => {
	expect(shownLayersOf(kit, first.choices)).toEqual([{ part: 'body', image: meeple.first.image }]);
	const chosen = { ...first.choices, hat: 0 };
	expect(shownLayersOf(kit, chosen)).toEqual(layersOf(kit, chosen).slice(1));
});

test('a background is a picture, unless the style sheet draws it', () => {
	const grounds = kit.background.map((_, background) => ({ ...first.choices, background }));
	for (const choices of grounds) {
		const shown = shownLayersOf(kit, choices).some(({ part }) => part === 'background');
		expect(shown).toBe(groundOf(kit, choices) === undefined);
	}
	expect(grounds.map((choices) => groundOf(kit, choices)).filter(Boolean)).toEqual(['rays']);
});
