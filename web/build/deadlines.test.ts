import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* Whoever asks the network waits no longer than a deadline, and one client sees to that on each
   side. Nothing else calls fetch but these, each with its reason. */

const root = fileURLToPath(new URL('../', import.meta.url));

const callers = [
	// The clients of the pages and of the desk.
	'src/lib/api/api.ts',
	'desk/src/api/client.ts',
	// They pass on the browser's own question, which has the page's patience or the browser's.
	'src/ui/offline/worker.js',
	'desk/worker.js',
	// It is on every page, which the client would make heavier; it has a deadline of its own.
	'src/ui/open-sign/open-now.ts',
];

it('the network is asked by the clients and the workers alone', () => {
	const sources = globSync('{src,desk}/**/*.{ts,tsx,js,mjs,astro}', { cwd: root }).filter(
		(name) => !name.includes('.test.') && !name.includes('generated/'),
	);
	const asking = sources.filter((name) =>
		/\b(?:fetch\(|XMLHttpRequest|sendBeacon\()/.test(readFileSync(`${root}${name}`, 'utf8')),
	);
	expect(asking.sort()).toEqual([...callers].sort());
});
