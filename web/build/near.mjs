/** Islands that wake up with `client:near`; src/ui/near.ts says when that is. */
export default {
	name: 'near',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'near', entrypoint: './src/ui/near.ts' }),
	},
};
