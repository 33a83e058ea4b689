import type { Picture } from '@/lib/pictures';

interface Props {
	picture: Picture;
	alt: string;
	/** How wide the picture is shown, as the browser needs to know to choose a file. */
	sizes: string;
	/** The largest picture of the first view is fetched at once, all others when they come near. */
	first?: boolean;
	/** A cut-out has no ground of its own, so it gets no colour behind it. */
	cutout?: boolean;
	className?: string;
}

export function Photo({ picture, alt, sizes, first = false, cutout = false, className }: Props) {
	return (
		<img
			className={
				[cutout ? null : picture.placeholder, picture.focus, className].filter(Boolean).join(' ') ||
				undefined
			}
			src={picture.src}
			srcSet={picture.srcSet}
			sizes={sizes}
			width={picture.width}
			height={picture.height}
			alt={alt}
			loading={first ? 'eager' : 'lazy'}
			fetchPriority={first ? 'high' : undefined}
			decoding={first ? undefined : 'async'}
		/>
	);
}
