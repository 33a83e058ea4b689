import type { APIRoute } from 'astro';
import { contentIn } from '@/lib/content';
import { pageColour } from '@/ui/document/page-colour';

/** What a phone needs to put the site on its home screen. One file, in the site's first language. */
export const GET: APIRoute = () => {
	const { site } = contentIn('th');
	const manifest = {
		name: site.name,
		short_name: site.short_name,
		description: site.description,
		lang: 'th',
		start_url: '/',
		display: 'browser',
		background_color: pageColour('cream'),
		theme_color: pageColour('cream'),
		icons: [
			{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
	};
	return new Response(JSON.stringify(manifest));
};
