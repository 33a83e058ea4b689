import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/* The rules of the style sheets, as ui/styles/tokens.css states them. */

const source = fileURLToPath(new URL('../src/', import.meta.url));
const layers = ['tokens', 'base', 'ui', 'feature', 'page'];
const breakpoints = ['380px', '700px', '900px', '1100px'];

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '');

/** Every style sheet, and what pages write between style tags. */
const sheets = globSync('{features,pages,ui}/**/*.{css,astro}', { cwd: source }).flatMap((name) => {
	const text = readFileSync(`${source}${name}`, 'utf8');
	if (name.endsWith('.css')) return [{ name, text: withoutComments(text) }];
	return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => ({
		name,
		text: withoutComments(style),
	}));
});

/** Everything that may draw with a colour of ours. */
const everything = globSync('{src,desk/src}/**/*.{ts,tsx,astro,css}', { cwd: `${source}..` })
	.map((name) => readFileSync(`${source}../${name}`, 'utf8'))
	.join('');

/** What stands outside of all braces: the rules a sheet begins with. */
function outermost(text: string): string[] {
	let depth = 0;
	const kept = [...text].filter((letter) => {
		if (letter === '}') depth -= 1;
		const outside = depth === 0 && letter !== '}';
		if (letter === '{') depth += 1;
		return outside;
	});
	return kept
		.join('')
		.split(/[{;]/)
		.map((rule) => rule.trim())
		.filter((rule) => rule !== '');
}

const allowedOutside = (rule: string) =>
	rule.startsWith('@import ') ||
	rule === '@font-face' ||
	layers.some((layer) => rule === `@layer ${layer}`);

it('has no colour that nothing is drawn with', () => {
	const tokens = sheets
		.filter(({ name }) => name.endsWith('tokens.css'))
		.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, token = '']) => token));
	const isUsed = (token: string) => new RegExp(`${token}(?![\\w:-])`).test(everything);
	expect(tokens.filter((token) => !isUsed(token))).toEqual([]);
});

describe.each(sheets)('$name', ({ name, text }) => {
	it('has every rule in a layer', () => {
		expect(outermost(text).filter((rule) => !allowedOutside(rule))).toEqual([]);
	});

	it('takes its colours from the tokens', () => {
		const own = name.endsWith('tokens.css') ? '' : text;
		expect(own.match(/:[^;{}]*#[\da-f]{3,8}\b[^;{}]*;/gi) ?? []).toEqual([]);
	});

	it('changes at an agreed width', () => {
		const asked = [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) => [
			...query.matchAll(/width\s*(?:[<>:]=?)\s*([\d.]+\w+)/g),
		]);
		const widths = asked.map(([, width = '']) => width);
		expect(widths.filter((width) => !breakpoints.includes(width))).toEqual([]);
	});

	it('expects scripts, as phones before 2024 cannot be asked for them', () => {
		expect(text.match(/scripting: enabled/g) ?? []).toEqual([]);
	});
});
