import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'vite';
import { withCriticalCss } from './critical-css.mjs';

/* What is done to the finished pages. The changes look for text that Astro or our own content
   compiler writes. When they no longer find it, the build stops: pages would still work, but each
   would carry every picture's rules and its own copy of the same scripts, and nobody would see. */

const styles = /<style[^>]*>.*?<\/style>/gs;
const pictureRule = /\.(ph-\w+|at-\d+-\d+)\{[^}]*\}/g;
const inlineScripts = /<script>(.*?)<\/script>/gs;
const mark = '<!--waking-->';

/** Every picture's colour and focus is in the sheet all pages share; a page keeps its own. */
export function withOwnPictures(html, name) {
	const shown = new Set(html.replace(styles, '').match(/\b(ph-\w+|at-\d+-\d+)\b/g));
	const found = new Set();
	const changed = html.replace(styles, (sheet) =>
		sheet.replace(pictureRule, (rule, name) => {
			found.add(name);
			return shown.has(name) ? rule : '';
		}),
	);
	// Cut-out pictures show the page through, and have no colour.
	const missing = [...shown].filter((each) => !found.has(each) && each !== 'ph-none');
	if (missing.length > 0) throw new Error(`${name}: no rule for ${missing.join(', ')}.`);
	return changed;
}

/** What Astro writes for islands: how each kind of them wakes up, and the element around them. */
const tellsWhen = (script) => script.includes('self.Astro||(self.Astro={})');
const isElement = (script) => script.includes('"astro-island"');

/**
 * The page without the scripts that wake its islands, and these scripts. Astro repeats them in
 * every page; they are not needed before the first paint, so they become one file for all pages.
 */
export function withoutWaking(html, name) {
	const scripts = [];
	const changed = html.replace(inlineScripts, (tag, script) => {
		if (!tellsWhen(script) && !isElement(script)) return tag;
		scripts.push(script);
		return scripts.length === 1 ? mark : '';
	});
	const complete = scripts.some(tellsWhen) && scripts.some(isElement);
	if (html.includes('<astro-island') && !complete)
		throw new Error(`${name}: the scripts that wake its islands were not found.`);
	return { html: changed, scripts };
}

/** Scripts that stand in the page itself are the text of our functions, spaces and all. */
export function withShortScripts(html, name) {
	return html.replace(inlineScripts, (_tag, script) => {
		const { code, errors } = minifySync(`${name}.js`, script);
		if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
		return `<script>${code.trim()}</script>`;
	});
}

const structuredData = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Search engines read a page to its end; visitors wait for its beginning. */
export function withDataLast(html) {
	const blocks = html.match(structuredData) ?? [];
	return html.replace(structuredData, '').replace('</body>', () => `${blocks.join('')}</body>`);
}

/** Runs in the page itself: does something once the first picture and the first words are seen. */
const whenPainted = (load) => {
	// A page drawn ahead prepares itself for being shown.
	if (document.prerendering) load();
	else
		new PerformanceObserver((_, observer) => {
			observer.disconnect();
			load();
		}).observe({ type: 'paint', buffered: true });
};

const ownScript = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * No page waits for a script. One that is fetched with the document takes its share of a phone's
 * line from the letters and the first picture, so the page's own come once these are seen.
 */
export function withScriptsLast(html, name) {
	const late = [];
	const changed = html.replace(ownScript, (_tag, address) => {
		late.push(`import("${address}")`);
		return '';
	});
	if (late.length === 0) throw new Error(`${name}: no script of its own was found.`);
	const loader = `<script>(${whenPainted})(() => { ${late.join(';')} })</script>`;
	return changed.replace('</body>', () => `${loader}</body>`);
}

async function readPages(folder) {
	const pages = new Map();
	for await (const name of glob('**/*.html', { cwd: folder }))
		pages.set(name, await readFile(`${folder}${name}`, 'utf8'));
	return pages;
}

async function writeWaking(folder, scripts) {
	if (scripts.size === 0) throw new Error('No page has an island; build/pages.mjs looks for them.');
	const text = [...scripts].sort().join('\n');
	const name = `waking.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
	await writeFile(`${folder}_astro/${name}`, text);
	return `<script type="module" src="/_astro/${name}"></script>`;
}

export default {
	name: 'pages',
	hooks: {
		'astro:build:done': async ({ dir }) => {
			const folder = fileURLToPath(dir);
			const pages = await readPages(folder);
			const all = new Set();
			for (const [name, page] of pages) {
				const finished = withCriticalCss(withOwnPictures(page, name));
				const { html, scripts } = withoutWaking(finished, name);
				for (const script of scripts) all.add(script);
				pages.set(name, html);
			}
			const tag = await writeWaking(folder, all);
			for (const [name, html] of pages) {
				const finished = withDataLast(withScriptsLast(html.replace(mark, tag), name));
				await writeFile(`${folder}${name}`, withShortScripts(finished, name));
			}
		},
	},
};
