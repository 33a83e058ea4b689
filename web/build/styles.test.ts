import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/* The rules of the style sheets, as ui/styles/tokens.css states them. */

const web = fileURLToPath(new URL('../', import.meta.url));
const layers = ['tokens', 'base', 'ui', 'feature', 'page'];
const breakpoints = ['380px', '700px', '900px', '1100px'];

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '');

/** Every style sheet of the pages and of the desk, and what pages write between style tags. */
const sheets = globSync('{src,desk/src}/!(generated)/**/*.{css,astro}', { cwd: web }).flatMap(
	(name) => {
		const text = readFileSync(`${web}${name}`, 'utf8');
		if (name.endsWith('.css')) return [{ name, text: withoutComments(text) }];
		return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => ({
			name,
			text: withoutComments(style),
		}));
	},
);

/** Everything that may draw with a colour of ours. */
const everything = globSync('{src,desk/src}/**/*.{ts,tsx,astro,css}', { cwd: web })
	.filter((name) => !name.includes('.test.'))
	.map((name) => ({ name, text: readFileSync(`${web}${name}`, 'utf8') }));

/** A colour in figures, as sheets and as code would write it. */
const inSheets =
	/:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\()[^;{}]*;/gi;
const inCode = /['"`](?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})['"`]|(?:rgb|hsl)a?\()/gi;

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

/** A selector without what stands in its brackets, which says when it holds and not for what. */
function withoutConditions(selector: string): string {
	const shorter = selector
		.replace(/:(?:not|where)\([^()]*:asked[^()]*\)/g, ':asked')
		.replace(/:(?:has|not|where|nth[\w-]*|lang)\([^()]*\)/g, ':given');
	const open = shorter.replace(/:is\(([^()]*)\)/g, (_, names: string) =>
		/[a-z]/.test(names.replace(/:[\w-]+/g, '')) ? '.named' : ':given',
	);
	return open === selector ? open : withoutConditions(open);
}

/** Selectors that style any element whatever, beside or below one that is asked what it has. */
function anyElementBeside(text: string): string[] {
	const selectors = [...text.matchAll(/([^{};]*):has\([^{};]*(?=\{)/g)].flatMap(([rule]) =>
		withoutConditions(rule.replaceAll(':has(', ':asked:has(')).split(','),
	);
	return selectors.filter((selector) => {
		const below =
			selector
				.split(':asked')[1]
				?.split(/[\s>+~]+/)
				.slice(1) ?? [];
		return below.some((part) => /^[*:]/.test(part) && !part.startsWith(':is'));
	});
}

const allowedOutside = (rule: string) =>
	rule.startsWith('@import ') ||
	rule === '@font-face' ||
	rule === `@layer ${layers.slice(0, 4).join(', ')}` ||
	layers.some((layer) => rule === `@layer ${layer}`);

it('has no colour that nothing is drawn with', () => {
	const tokens = sheets
		.filter(({ name }) => name.endsWith('tokens.css'))
		.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, token = '']) => token));
	const all = everything.map(({ text }) => text).join('');
	const isUsed = (token: string) => new RegExp(`${token}(?![\\w:-])`).test(all);
	expect(tokens.filter((token) => !isUsed(token))).toEqual([]);
});

it('has no colour in its code that the tokens do not know', () => {
	const code = everything.filter(({ name }) => !name.endsWith('.css'));
	const own = code.flatMap(({ name, text }) =>
		(text.match(inCode) ?? []).map((hit) => [name, hit]),
	);
	expect(own).toEqual([]);
});

it("the desk's page, which is there before any style sheet, has the tokens' colours", () => {
	const page = readFileSync(`${web}desk/index.html`, 'utf8');
	const tokens = readFileSync(`${web}src/ui/styles/tokens.css`, 'utf8');
	const colours = ['cream', 'night'].map((name) => tokens.match(`--${name}: (#\\w+);`)?.[1]);
	expect([...page.matchAll(/theme-color" content="(.*?)"/g)].map(([, colour]) => colour)).toEqual(
		colours,
	);
});

describe.each(sheets)('$name', ({ name, text }) => {
	it('has every rule in a layer', () => {
		expect(outermost(text).filter((rule) => !allowedOutside(rule))).toEqual([]);
	});

	it('names what it styles by what something else has', () => {
		// The browser would style the whole page anew whenever a script adds an element anywhere.
		// The desk has such rules for paper alone.
		expect(name.startsWith('desk/') ? [] : anyElementBeside(text)).toEqual([]);
	});

	it('takes its colours from the tokens', () => {
		const own = name.endsWith('tokens.css') ? '' : text;
		expect(own.match(inSheets) ?? []).toEqual([]);
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
