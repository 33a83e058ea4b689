import { describe, expect, it } from 'vitest';
import { divided, endOfFirstScreen, withCriticalCss } from './critical-css.mjs';

const has =
	(...names: string[]) =>
	(name: string) =>
		names.includes(name);

describe('a sheet in two', () => {
	it.each([
		['.a{x:y}.b{x:y}', '.a{x:y}', '.b{x:y}'],
		['.a,.b{x:y}', '.a,.b{x:y}', ''],
		['.b .a{x:y}', '', '.b .a{x:y}'],
		['body{x:y}[data-b]{x:y}', 'body{x:y}[data-b]{x:y}', ''],
		// Without the class these say something of the first screen, or may say it.
		['.a:not(.b){x:y}', '.a:not(.b){x:y}', ''],
		['.a:is(.b,.a){x:y}', '.a:is(.b,.a){x:y}', ''],
		['.a:has(>.b:hover){x:y}', '.a:has(>.b:hover){x:y}', ''],
		['@layer ui,page;', '@layer ui,page;', ''],
		['@font-face{x:y}@keyframes b{0%{x:y}}', '@font-face{x:y}@keyframes b{0%{x:y}}', ''],
		['.b:before{content:"}"}.a{x:y}', '.a{x:y}', '.b:before{content:"}"}'],
		['.b{x:y;&:hover{x:z}}', '', '.b{x:y;&:hover{x:z}}'],
		[
			'@layer ui{.a{x:y}@media (width>=700px){.a{x:1}.b{x:2}}.b{x:z}}',
			'@layer ui{.a{x:y}@media (width>=700px){.a{x:1}}}',
			'@layer ui{@media (width>=700px){.b{x:2}}.b{x:z}}',
		],
	])('%s', (sheet, early, late) => {
		expect(divided(sheet, has('a'))).toEqual({ early, late });
	});

	it('stops the build when a block has no end', () => {
		expect(() => divided('.a{x:y', has('a'))).toThrow('without an end');
	});
});

describe('the first screen', () => {
	const end = (main: string) => {
		const html = `<header><h2></h2></header><main>${main}</main>`;
		const found = endOfFirstScreen(html);
		return found && html.slice(found, html.indexOf('</main>'));
	};

	it.each([
		['<section><div><h1></h1></div><img src="x"></section><p></p>', '<p></p>'],
		['<div><div><h1></h1></div><i></i></div><p></p>', '<p></p>'],
		[
			'<section><header><h1></h1></header><astro-island></astro-island></section>',
			'<astro-island></astro-island></section>',
		],
	])('ends with the part around the heading that no island is in: %s', (main, rest) => {
		expect(end(main)).toBe(rest);
	});

	it('ends with the island that the heading is in', () => {
		expect(end('<astro-island><section><h1></h1></section><i></i></astro-island><p></p>')).toBe(
			'<p></p>',
		);
	});

	it.each(['<p></p>', '<h1></h1>'])('has no end in %s', (main) => {
		expect(end(main)).toBeUndefined();
	});
});

it('what stands below the first screen is styled right behind it', () => {
	const page = (head: string, behind: string, heading = '') =>
		`<style>${head}</style><main><section class="a"><h1>${heading}</h1></section>${behind}<p class="b"></p></main>`;
	expect(withCriticalCss(page('.a{x:y}.b{x:y}', ''))).toBe(
		page('.a{x:y}', '<style>.b{x:y}</style>'),
	);
	const filled = page('.event-when{x:y}.live{x:y}', '', '%%EVENT_SUMMARY%%');
	expect(withCriticalCss(filled)).toBe(
		page('.event-when{x:y}', '<style>.live{x:y}</style>', '%%EVENT_SUMMARY%%'),
	);
});

it('what an island may draw yet is styled before it', () => {
	const page = (head: string, behind: string) =>
		`<style>${head}</style><main><astro-island><h1 class="a"></h1></astro-island>${behind}<p class="b"></p></main>`;
	expect(withCriticalCss(page('.a{x:y}.b{x:y}.c{x:y}', ''))).toBe(
		page('.a{x:y}.c{x:y}', '<style>.b{x:y}</style>'),
	);
});
