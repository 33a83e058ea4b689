import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shortGlossary } from './build/glossary.mjs';
import pages from './build/pages.mjs';
import {
	contentStaysHere,
	entryFileNames,
	groups,
	groupsInUse,
	islandDirectives,
	shortImports,
} from './build/scripts.mjs';

export default defineConfig({
	// The server puts the real address in place of this one when it loads the pages.
	site: 'https://nk.invalid',
	integrations: [react(), islandDirectives, pages],
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	devToolbar: { enabled: false },
	vite: {
		plugins: [contentStaysHere, groupsInUse, shortGlossary, shortImports],
		// `./nk dev` runs the Python server beside this one.
		server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:8001' } },
		environments: {
			client: {
				// What React looks for and no visitor has (its developer tools, Node) or needs: it would
				// let the browser turn its wheel while an action waits, and no island has such actions.
				define: {
					__REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
					navigation: 'undefined',
					process: 'undefined',
					setImmediate: 'undefined',
				},
				build: { rolldownOptions: { output: { codeSplitting: { groups }, entryFileNames } } },
			},
		},
	},
});
