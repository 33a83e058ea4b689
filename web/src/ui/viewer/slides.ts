import type { Say } from '@/lib/text/words';

/** What the picture viewer says, in the language of its page. */
export interface ViewerWords {
	label: string;
	close: string;
	previous: string;
	next: string;
	count: string;
	zoomIn: string;
	zoomOut: string;
	failed: string;
	/** The way to the shop; the message has a gap where the branch is named, if it names one. */
	chat: { label: string; href: string; newTab: string };
}

export const viewerWords = (say: Say, chat: string): ViewerWords => ({
	label: say('viewer.label'),
	close: say('viewer.close'),
	previous: say('viewer.previous'),
	next: say('viewer.next'),
	count: say('viewer.count'),
	zoomIn: say('viewer.zoom_in'),
	zoomOut: say('viewer.zoom_out'),
	failed: say('viewer.failed'),
	chat: { label: say('bar.chat'), href: chat, newTab: say('link.new_tab') },
});

/** One large picture: its files by width, its true size, its caption, and the small one at hand. */
export interface Slide {
	src: string;
	thumb: string;
	width: number;
	height: number;
	alt: string;
	description: string;
	srcSet: { src: string; width: number; height: number }[];
}

/** Reads `file 360w, file 720w` as the page's own markup writes it. */
function files(srcSet: string, ratio: number): Slide['srcSet'] {
	return srcSet.split(', ').map((entry) => {
		const [src = '', size = '0w'] = entry.split(' ');
		const width = Number.parseInt(size, 10);
		return { src, width, height: Math.round(width * ratio) };
	});
}

/** The pictures of a gallery, taken from the links and images already on the page. */
export function slidesFrom(links: HTMLAnchorElement[]): Slide[] {
	return links.map((link) => {
		// Every link of a gallery holds its picture.
		const image = link.querySelector('img') as HTMLImageElement;
		const width = Number(image.getAttribute('width'));
		const height = Number(image.getAttribute('height'));
		const description = link.dataset.caption ?? image.alt;
		return {
			src: link.href,
			// One that was pressed before it came is shown as the link has it.
			thumb: image.currentSrc || link.href,
			width,
			height,
			alt: description,
			description,
			srcSet: files(image.srcset, height / width),
		};
	});
}
