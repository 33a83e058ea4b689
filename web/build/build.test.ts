import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import {
	withDataLast,
	withOwnPictures,
	withoutWaking,
	withScriptsLast,
	withShortScripts,
} from './pages.mjs';
import { contentStaysHere, shortImports } from './scripts.mjs';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What a browser would get of one line of code. */
async function bundled(code: string, late = ''): Promise<string> {
	const entry = '\0entry';
	const result = await build({
		configFile: false,
		logLevel: 'silent',
		resolve: { alias: { '@': source } },
		build: { write: false, rolldownOptions: { input: entry } },
		plugins: [
			{
				name: 'entry',
				resolveId: (id) => (id === entry || id === 'late' ? id : null),
				load: (id) => (id === entry ? code : id === 'late' ? late : null),
			},
			contentStaysHere,
			shortImports,
		],
	});
	const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
	return outputs.map((each) => ('code' in each ? each.code : '')).join('');
}

/* Each runs a real build, which may take seconds on a busy machine. */
describe('the content', { timeout: 60_000 }, () => {
	it.each(['@/lib/content', '@/lib/pages', '@/lib/pictures', '@/generated/content.th.json'])(
		'stops the build when an island imports %s',
		async (module) => {
			await expect(bundled(`import * as all from '${module}'; console.log(all)`)).rejects.toThrow(
				'only for code that runs while the site is built',
			);
		},
	);

	it('leaves the words to the islands', async () => {
		expect(await bundled(`import { fill } from '@/lib/text/words'; console.log(fill)`)).toContain(
			'replace',
		);
	});
});

describe('what is imported late', { timeout: 60_000 }, () => {
	it('is asked for without what Vite adds', async () => {
		const code = await bundled(`import('late').then(console.log)`, 'export default 1');
		expect(code).toContain('modulepreload');
		expect(code).not.toContain('vite:preloadError');
	});
});

describe('scripts that stand in the page', () => {
	it('are as short as they can be, and data are left alone', () => {
		const data = '<script type="application/json">{ "a": 1 }</script>';
		const page = `<script>(function take(hour) {\n\tconsole.log(hour);\n})('day')</script>${data}`;
		const html = withShortScripts(page, 'x');
		expect(html).toContain(data);
		expect(html.length).toBeLessThan(page.length - 10);
		expect(html).toMatch(/^<script>.*console\.log.*<\/script>/);
	});

	it('stop the build when they cannot be read', () => {
		expect(() => withShortScripts('<script>(</script>', 'x')).toThrow('x: ');
	});
});

describe('colours and focal points of pictures', () => {
	const page = (rules: string) => `<style>${rules}</style><img class="ph-a1 at-0-50">`;

	it('are those of the page alone', () => {
		expect(
			withOwnPictures(page('.ph-a1{color:red}.ph-b2{color:blue}.at-0-50{x:y}.at-9-9{x:z}'), 'x'),
		).toBe(page('.ph-a1{color:red}.at-0-50{x:y}'));
	});

	it('stop the build when they are not found', () => {
		expect(() => withOwnPictures(page('.ph-a1 { color: red }.at-0-50{x:y}'), 'x')).toThrow(
			'no rule for ph-a1',
		);
	});
});

describe('structured data', () => {
	const block = (text: string) => `<script type="application/ld+json">${text}</script>`;

	it('stands behind all that is shown', () => {
		const page = `<head>${block('1')}<title>x</title>${block('$&')}</head><body>y</body>`;
		expect(withDataLast(page)).toBe(
			`<head><title>x</title></head><body>y${block('1')}${block('$&')}</body>`,
		);
	});

	it('is not looked for where there is none', () => {
		expect(withDataLast('<body>y</body>')).toBe('<body>y</body>');
	});
});

describe('scripts in files', () => {
	const tag = (address: string) => `<script type="module" src="/_astro/${address}"></script>`;

	it('come once the first picture is seen', () => {
		const page = withScriptsLast(`<body>${tag('a.js')}<p>${tag('b.js')}</p></body>`, 'x');
		expect(page).toMatch(/^<body><p><\/p><script>.*<\/script><\/body>$/s);
		expect(page).toContain('import("/_astro/a.js");import("/_astro/b.js")');
	});

	it('are on every page', () => {
		expect(() => withScriptsLast('<script>1</script>', 'x')).toThrow('no script of its own');
	});
});

describe('the scripts that wake islands', () => {
	const when = '<script>(self.Astro||(self.Astro={})).near=1</script>';
	const element = '<script>customElements.define("astro-island",A)</script>';

	it('leave one mark behind', () => {
		const { html, scripts } = withoutWaking(`${when}${element}<astro-island></astro-island>`, 'x');
		expect(html).toBe('<!--waking--><astro-island></astro-island>');
		expect(scripts).toHaveLength(2);
	});

	it('are not looked for where there is no island', () => {
		expect(withoutWaking('<script>1</script>', 'x').html).toBe('<script>1</script>');
	});

	it.each([when, element, ''])('stop the build when one is gone', (left) => {
		expect(() => withoutWaking(`${left}<astro-island></astro-island>`, 'x')).toThrow('not found');
	});
});
