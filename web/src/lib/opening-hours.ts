import type { Content } from '@/generated/content';

/* When a branch is open. Days and times are always Bangkok's, whatever the device is set to. */

export type Hours = Content['branches'][number]['hours'];
export type Day = Hours[number]['days'][number];

export type OpenStatus =
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
