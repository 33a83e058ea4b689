import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		'client:near'?: boolean;
		'client:soon'?: boolean;
	}
}

declare global {
	interface Document {
		/** Whether the browser draws the page ahead of anybody's asking; few browsers do. */
		readonly prerendering?: boolean;
	}
}
