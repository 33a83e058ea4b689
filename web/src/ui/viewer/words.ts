import type { Say } from '@/lib/content';

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
}

export const viewerWords = (say: Say): ViewerWords => ({
	label: say('viewer.label'),
	close: say('viewer.close'),
	previous: say('viewer.previous'),
	next: say('viewer.next'),
	count: say('viewer.count'),
	zoomIn: say('viewer.zoom_in'),
	zoomOut: say('viewer.zoom_out'),
	failed: say('viewer.failed'),
});
