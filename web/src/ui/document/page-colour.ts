import tokens from '../styles/tokens.css?raw';

/** A colour of the style sheets, for browsers to draw with around the page. Build only. */
export function pageColour(name: 'cream' | 'night'): string {
	const [, colour] = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
	if (!colour) throw new Error(`ui/styles/tokens.css has no --${name}.`);
	return colour;
}
