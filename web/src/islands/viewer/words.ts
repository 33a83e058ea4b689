import type { Say } from '@/lib/content';

/** What the picture viewer says, in the language of its page. */
export interface ViewerWords {
	label: string;
	close: string;
	previous: string;
	next: string;
	count: string;
	failed: string;
}

export const viewerWords = (say: Say): ViewerWords => ({
	label: say('viewer.label'),
	close: say('viewer.close'),
	previous: say('viewer.previous'),
	next: say('viewer.next'),
	count: say('viewer.count'),
	failed: say('viewer.failed'),
});
