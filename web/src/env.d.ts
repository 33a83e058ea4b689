import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		'client:near'?: boolean;
	}
}
