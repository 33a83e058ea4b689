import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const styles = /<style[^>]*>.*?<\/style>/gs;
const placeholder = /\.(ph-\w+)\{[^}]*\}/g;

/** The page with the placeholder colours of its own pictures only. */
function withOwnColours(html) {
	const named = new Set(html.replace(styles, '').match(/\bph-\w+/g));
	return html.replace(styles, (sheet) =>
		sheet.replace(placeholder, (rule, name) => (named.has(name) ? rule : '')),
	);
}

/** Every picture's colour is in the style sheet all pages share; a page keeps those it shows. */
export default {
	name: 'own-colours',
	hooks: {
		'astro:build:done': async ({ dir }) => {
			const folder = fileURLToPath(dir);
			for await (const name of glob('**/*.html', { cwd: folder })) {
				const page = `${folder}${name}`;
				await writeFile(page, withOwnColours(await readFile(page, 'utf8')));
			}
		},
	},
};
