import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The worker with the names of the code it keeps; fonts and pictures are kept once they are seen. */
const worker = {
	name: 'desk-worker',
	generateBundle: {
		order: 'post',
		handler(_options, bundle) {
			const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
			const list = JSON.stringify(files.map((name) => `/${name}`).sort());
			const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
			const source = readFileSync(folder('./worker.js'), 'utf8')
				.replace('__FILES__', list)
				.replace('__VERSION__', version);
			this.emitFile({ type: 'asset', fileName: 'worker.js', source });
		},
	},
};

export default defineConfig({
	root: folder('.'),
	publicDir: false,
	plugins: [worker],
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
