/* Which code reaches the browser, in which files, and when. */

/** When islands wake up: src/ui/waking says. */
export const waking = {
	name: 'waking',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) => {
			for (const name of ['near', 'soon'])
				addClientDirective({ name, entrypoint: `./src/ui/waking/${name}.ts` });
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
		/lucide-react\/dist\/esm\/(?!icons\/)/,
		/src\/ui\/(Text|useEarlyInput)\.tsx?$/,
		/src\/lib\/words\.ts/,
		/src\/lib\/text\/numbers\.ts/,
	],
	// Read by the page itself before there is an island, so without anything of React's.
	answers: [/src\/lib\/(api|text\/names)\.ts/, /src\/lib\/events\/(calls|words)\.ts/],
};

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
	generateBundle() {
		if (unseen.size > 0)
			this.error(`build/scripts.mjs names files that are not there: ${[...unseen].join(', ')}`);
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
					'and pictures as props from its page, and `fill` from lib/words.ts.',
			);
	},
};
