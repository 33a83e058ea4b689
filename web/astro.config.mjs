import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
	// The server puts the real address in place of this one when it loads the pages.
	site: 'https://nk.invalid',
	integrations: [react()],
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	devToolbar: { enabled: false },
	// `./nk dev` runs the Python server beside this one.
	vite: { server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:8001' } } },
});
