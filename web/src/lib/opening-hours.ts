import type { Content } from '@/generated/content';
import type { Say } from './words';

/* When a branch is open. Days and times are always Bangkok's, whatever the device is set to. */

export type Hours = Content['branches'][number]['hours'];
type Day = Hours[number]['days'][number];

type OpenStatus =
	| { open: true; closes: string }
	| { open: false; opens: string; day: Day; daysAhead: number };

const week: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** How far Bangkok's clocks are ahead of UTC, all year. */
const offset = 7 * 3_600_000;

/**
 * The day of the week (0 is Monday) and the time of day that clocks in Bangkok show. Not taken
 * from `bangkok.ts`: a script that shares nothing with the islands is built into its page.
 */
function inBangkok(moment: Date): { day: number; time: string } {
	const shifted = new Date(moment.getTime() + offset);
	return { day: (shifted.getUTCDay() + 6) % 7, time: shifted.toISOString().slice(11, 16) };
}

const hoursOn = (hours: Hours, day: Day) => hours.find(({ days }) => days.includes(day));

/** The day that comes a number of days after another. */
const dayAfter = (day: number, ahead: number): Day => week[(day + ahead) % week.length] as Day;

/**
 * Open or not at a moment. Doors open at the opening minute and are shut at the closing minute.
 * Times compare as text, because all are written as `09:30`.
 */
export function openStatus(hours: Hours, moment: Date): OpenStatus | undefined {
	const { day, time } = inBangkok(moment);
	const today = hoursOn(hours, dayAfter(day, 0));
	if (today && today.opens <= time && time < today.closes) {
		return { open: true, closes: today.closes };
	}
	for (let daysAhead = 0; daysAhead <= week.length; daysAhead += 1) {
		const next = hoursOn(hours, dayAfter(day, daysAhead));
		if (next && (daysAhead > 0 || time < next.opens)) {
			return { open: false, opens: next.opens, day: dayAfter(day, daysAhead), daysAhead };
		}
	}
	// A branch without any opening hours has no status to show.
	return undefined;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How many whole hours one can play on the day that is open longest. */
export function longestDay(hours: Hours): number {
	return Math.max(
		...hours.map(({ opens, closes }) => Math.floor((minutes(closes) - minutes(opens)) / 60)),
	);
}

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
