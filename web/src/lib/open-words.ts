import type { Say } from './content';
import type { Day, OpenStatus } from './opening-hours';

/** The sentences of the open sign, with `{closes}`, `{opens}` and `{day}` still to be filled. */
export interface OpenWords {
	open: string;
	today: string;
	tomorrow: string;
	later: string;
	days: Record<Day, string>;
}

/** Only for code that runs while the site is built; the sign carries them into the browser. */
export const openWords = (say: Say): OpenWords => ({
	open: say('hours.open'),
	today: say('hours.opens_today'),
	tomorrow: say('hours.opens_tomorrow'),
	later: say('hours.opens_on'),
	days: {
		mon: say('day.mon'),
		tue: say('day.tue'),
		wed: say('day.wed'),
		thu: say('day.thu'),
		fri: say('day.fri'),
		sat: say('day.sat'),
		sun: say('day.sun'),
	},
});

/**
 * What the sign says: open until when, or closed until when. The gaps are filled by hand: `fill`
 * is the islands', and would be one more file to fetch on a page without any.
 */
export function openSentence(status: OpenStatus, words: OpenWords): string {
	if (status.open) return words.open.replace('{closes}', status.closes);
	const { opens, day, daysAhead } = status;
	const sentence = [words.today, words.tomorrow][daysAhead] ?? words.later;
	return sentence.replace('{opens}', opens).replace('{day}', words.days[day]);
}
