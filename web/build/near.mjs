/** Islands that wake up with `client:near`; src/directives/near.ts says when that is. */
export default {
	name: 'near',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'near', entrypoint: './src/directives/near.ts' }),
	},
};
