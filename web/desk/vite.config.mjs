import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
	root: folder('.'),
	publicDir: false,
	// `@` is the public site's code, of which the desk takes tokens, fonts and dates.
	resolve: { alias: { '@': folder('../src'), '~': folder('./src') } },
	build: {
		emptyOutDir: true,
		// The desk's policy lets no data: address in, so small files stay files.
		assetsInlineLimit: 0,
		rolldownOptions: {
			// Packages mark code for browsers, which all of the desk is.
			onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
			output: {
				codeSplitting: {
					groups: [{ name: 'packages', test: /node_modules/ }],
				},
			},
		},
	},
});
