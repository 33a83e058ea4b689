/* Which code reaches the browser, in which files, and when. */

/** When islands wake up: src/ui/islands says. */
export const islandDirectives = {
	name: 'island-directives',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) => {
			for (const name of ['near', 'soon'])
				addClientDirective({ name, entrypoint: `./src/ui/islands/${name}.ts` });
		},
	},
};

/* Scripts that are fetched together come in one file: each further file costs a digest in the
   page, a round of headers and, where files import each other in a chain, a round trip. */
const files = {
	island: [
		/node_modules\/react\//,
		/node_modules\/react-dom\//,
		/node_modules\/scheduler\//,
		/@astrojs\/react\/dist\/client\.js/,
		/vite\/preload-helper\.js$/,
		/src\/ui\/Text\.tsx$/,
		/src\/ui\/controls\/tab-after\.ts$/,
		/src\/ui\/drawings\/CommonIcon\.tsx$/,
		// The two pages with the most scripts have a gallery.
		/src\/ui\/viewer\/useViewer\.tsx$/,
		/src\/lib\/chat\.ts/,
		/src\/lib\/text\/numbers\.ts/,
	],
	// What every icon of lucide needs; many islands show none of them.
	lucide: [/lucide-react\/dist\/esm\/(?!icons\/)/],
	// Read by the page itself before there is an island, so without anything of React's.
	answers: [
		/src\/lib\/time\/bangkok\.ts/,
		/src\/lib\/events\/calls\.ts/,
		/src\/lib\/events\/words\.ts/,
		/src\/lib\/events\/returning\.ts/,
	],
	ticket: [/src\/lib\/time\/ticket-dates\.ts/, /src\/ui\/drawings\/TicketStub\.tsx/],
};

/** A page names its scripts twice; their full names say which page and which script of it. */
export const entryFileNames = ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`;

const unseen = new Set(Object.values(files).flat());

function holds(patterns, id) {
	const matching = patterns.filter((pattern) => pattern.test(id));
	for (const pattern of matching) unseen.delete(pattern);
	return matching.length > 0;
}

export const groups = Object.entries(files).map(([name, patterns]) => ({
	name,
	test: (id) => holds(patterns, id),
}));

/** A group whose file moved would fall apart into many small files without a word. */
export const groupsInUse = {
	name: 'groups-in-use',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle(_options, bundle) {
		if (unseen.size > 0)
			this.error(`build/scripts.mjs names files that are not there: ${[...unseen].join(', ')}`);
		const answers = Object.values(bundle).find(({ name }) => name === 'answers');
		if (answers?.imports.length > 0)
			this.error(`Asking the API would wait for ${answers.imports.join(', ')}.`);
	},
};

/* Vite's own helper also waits for style sheets, asks for nonces and tells of failures. Our styles
   are in the pages, and who imports something sees by itself when it does not come. */
const importHelper = `
	const asked = new Set();
	export const __vitePreload = (load, files = []) => {
		for (const file of files) {
			if (asked.has(file)) continue;
			asked.add(file);
			document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
		}
		return load();
	};`;

/** What a late script needs is fetched with it, not after it. */
export const shortImports = {
	name: 'short-imports',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	load(id) {
		return id === '\0vite/preload-helper.js' ? importHelper : null;
	},
	generateBundle(_options, bundle) {
		const scripts = Object.values(bundle).map(({ code }) => code ?? '');
		if (scripts.some((code) => code.includes('vite:preloadError')))
			this.error('Vite names its import helper in another way than build/scripts.mjs.');
		if (scripts.some((code) => /__vite__mapDeps.{1,2000}\.css"/.test(code)))
			this.error('A late script has a style sheet of its own, for which nothing waits.');
	},
};

/* Documents of both languages and the list of all pictures: hundreds of kilobytes. */
const buildOnly =
	/src\/(lib\/(content|pictures|pages)\.ts|generated\/(content\.\w+|images)\.json)$/;

/** One careless import in an island would send the whole content to every visitor. */
export const contentStaysHere = {
	name: 'content-stays-here',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	load(id) {
		const [file] = id.split('?');
		if (buildOnly.test(file))
			this.error(
				`${file} is only for code that runs while the site is built. An island gets its words ` +
					'and pictures as props from its page, and `fill` from lib/text/words.ts.',
			);
	},
};
