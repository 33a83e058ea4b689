import images from '@/generated/images.json';

/** A picture as a component needs it: ready addresses, true size, colour shown until it arrives. */
export interface Picture {
	src: string;
	srcSet: string;
	width: number;
	height: number;
	placeholder: string;
	/** The class of the point that crops keep in sight, where it is not the middle. */
	focus: string | null;
	largest: string;
}

interface Entry {
	width: number;
	height: number;
	placeholder: string;
	focus: string | null;
	variants: { w: number; file: string }[];
}

/** Looks a picture up by its name under content/images. Only for code that runs at build time. */
export function picture(name: string): Picture {
	const entry = (images as Record<string, Entry>)[name];
	const largest = entry?.variants.at(-1);
	const middle = entry?.variants[Math.floor((entry.variants.length - 1) / 2)];
	if (!entry || !largest || !middle) throw new Error(`There is no picture named ${name}.`);
	return {
		src: middle.file,
		srcSet: entry.variants.map(({ w, file }) => `${file} ${w}w`).join(', '),
		width: entry.width,
		height: entry.height,
		placeholder: entry.placeholder,
		focus: entry.focus,
		largest: largest.file,
	};
}

/** The smallest file of a picture, for places where every page pays for each letter. */
export function thumbnail(name: string): Pick<Picture, 'src' | 'width' | 'height'> {
	const entry = (images as Record<string, Entry>)[name];
	const smallest = entry?.variants[0];
	if (!entry || !smallest) throw new Error(`There is no picture named ${name}.`);
	const height = Math.round((smallest.w * entry.height) / entry.width);
	return { src: smallest.file, width: smallest.w, height };
}

/** A picture that is never large. */
export type SmallPicture = Pick<Picture, 'src' | 'srcSet' | 'width' | 'height'>;

/** The two smallest files, for a picture that is never large but may be shown on any screen. */
export function smallPicture(name: string): SmallPicture {
	const { srcSet } = picture(name);
	return { ...thumbnail(name), srcSet: srcSet.split(', ').slice(0, 2).join(', ') };
}

/**
 * The `sizes` of a hero: what the page says of wide windows, and one rule for phones. There the
 * picture fills the width, and it is the largest thing the first view waits for, so the claim is
 * a little under the truth, and screens of three dots to the pixel are served as if they had two.
 */
export const heroSizesWith = (wide: string) => `${wide}, (min-resolution: 2.5dppx) 64vw, 82vw`;
