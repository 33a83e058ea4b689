import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { changePages } from './built-pages.mjs';

const inlineScripts = /<script>(.*?)<\/script>/gs;

/** What Astro writes for islands: how each kind of them wakes up, and the element around them. */
const wakesIslands = (script) =>
	script.includes('self.Astro||(self.Astro={})') || script.includes('"astro-island"');

/** The page without these scripts; each is handed over, and the first leaves a mark behind. */
function withoutWaking(html, hand) {
	let mark = '<!--waking-->';
	return html.replace(inlineScripts, (tag, script) => {
		if (!wakesIslands(script)) return tag;
		hand(script);
		const left = mark;
		mark = '';
		return left;
	});
}

/**
 * Astro repeats the scripts that wake islands in every page with an island. They are not needed
 * before the first paint, so they become one file for all pages, and the pages are lighter.
 */
export default {
	name: 'waking-file',
	hooks: {
		'astro:build:done': async ({ dir }) => {
			const folder = fileURLToPath(dir);
			const scripts = new Set();
			await changePages(folder, (html) => withoutWaking(html, (script) => scripts.add(script)));
			const text = [...scripts].sort().join('\n');
			const name = `waking.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
			await writeFile(`${folder}_astro/${name}`, text);
			const tag = `<script type="module" src="/_astro/${name}"></script>`;
			await changePages(folder, (html) => html.replace('<!--waking-->', tag));
		},
	},
};
