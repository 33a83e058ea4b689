/* Scripts that are fetched together come in one file: each further file costs a digest in the
   page, a round of headers and, where files import each other in a chain, a round trip. */
export default [
	{
		name: 'island',
		test: /node_modules\/(react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons\/)|src\/ui\/Text\.tsx|src\/lib\/(content|numbers)\.ts/,
	},
	// Read by the page itself before there is an island, so without anything of React's.
	{ name: 'answers', test: /src\/lib\/(api|events\/(calls|words)|names)\.ts/ },
];
