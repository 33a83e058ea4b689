import { fileURLToPath } from 'node:url';
import { changePages } from './built-pages.mjs';

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
		'astro:build:done': ({ dir }) => changePages(fileURLToPath(dir), withOwnColours),
	},
};
