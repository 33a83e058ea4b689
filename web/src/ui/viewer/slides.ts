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
		const image = link.querySelector('img');
		const width = Number(image?.getAttribute('width') ?? 4);
		const height = Number(image?.getAttribute('height') ?? 3);
		const caption = link.dataset.caption ?? image?.alt ?? '';
		return {
			src: link.href,
			thumb: image?.currentSrc ?? '',
			width,
			height,
			alt: caption,
			description: caption,
			srcSet: files(image?.srcset ?? '', height / width),
		};
	});
}
