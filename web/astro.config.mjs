import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import near from './build/near.mjs';
import ownColours from './build/own-colours.mjs';
import groups from './build/script-files.mjs';
import wakingFile from './build/waking-file.mjs';

export default defineConfig({
	// The server puts the real address in place of this one when it loads the pages.
	site: 'https://nk.invalid',
	integrations: [react(), near, ownColours, wakingFile],
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	devToolbar: { enabled: false },
	vite: {
		// `./nk dev` runs the Python server beside this one.
		server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:8001' } },
		environments: {
			client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
		},
	},
});
