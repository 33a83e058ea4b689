import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	resolve: {
		alias: {
			'@': fileURLToPath(new URL('./src', import.meta.url)),
			'~': fileURLToPath(new URL('./desk/src', import.meta.url)),
		},
	},
	test: {
		include: ['{src,desk/src}/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
		// Every file in a process of its own takes three times as long; none leaves anything behind.
		isolate: false,
	},
});
