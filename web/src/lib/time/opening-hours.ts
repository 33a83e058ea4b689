import type { Content } from '@/generated/content';
import type { Say } from '@/lib/text/words';

/* When a branch is open. Days and times are always Bangkok's, whatever the device is set to. */

type Branch = Content['branches'][number];
export type Hours = Branch['hours'];
/** Days on which the hours of the week do not hold; no hours means closed all day. */
export type SpecialDays = Branch['special_hours'];
type Day = Hours[number]['days'][number];

type OpenStatus =
	| { open: true; closes: string }
	| {
			open: false;
			opens: string;
			day: Day;
			daysAhead: number;
			date?: string | undefined;
			reason?: string | undefined;
	  };

const week: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** How far Bangkok's clocks are ahead of UTC, all year. */
const offset = 7 * 3_600_000;

/**
 * The day of the week (0 is Monday) and the time of day that clocks in Bangkok show. Not taken
 * from `bangkok.ts`: a script that shares nothing with the islands is built into its page.
 */
export function inBangkok(moment: Date, daysAhead = 0): { date: string; day: Day; time: string } {
	const shifted = new Date(moment.getTime() + offset + daysAhead * 86_400_000);
	const text = shifted.toISOString();
	return {
		date: text.slice(0, 10),
		day: week[(shifted.getUTCDay() + 6) % 7] as Day,
		time: text.slice(11, 16),
	};
}

/** A closing time after midnight is written 25:00, and read as clocks show it: 01:00. */
export const clock = (time: string) =>
	String(Number(time.slice(0, 2)) % 24).padStart(2, '0') + time.slice(2);

/** What holds on a date instead of the hours of the week; of two the first counts. */
export const specialDay = (special: SpecialDays, date: string) =>
	special.find(({ first, last }) => first <= date && date <= (last ?? first));

/** How far ahead the next opening is looked for: longer than any holiday. */
const furthest = 60;

/**
 * Open or not at a moment. Doors open at the opening minute and are shut at the closing minute.
 * Times compare as text, because all are written as `09:30`, and those after midnight as `25:30`.
 */
export function openStatus(
	hours: Hours,
	moment: Date,
	special: SpecialDays = [],
): OpenStatus | undefined {
	const specialOn = (date: string) => specialDay(special, date);
	const hoursOn = ({ date, day }: { date: string; day: Day }) => {
		const other = specialOn(date);
		return other ? other.hours : hours.find(({ days }) => days.includes(day));
	};
	const now = inBangkok(moment);
	const late = String(Number(now.time.slice(0, 2)) + 24) + now.time.slice(2);
	const evening = hoursOn(inBangkok(moment, -1));
	if (evening && late < evening.closes) return { open: true, closes: clock(evening.closes) };
	const today = hoursOn(now);
	if (today && today.opens <= now.time && now.time < today.closes) {
		return { open: true, closes: clock(today.closes) };
	}
	const reason = specialOn(now.date)?.reason;
	for (let daysAhead = 0; daysAhead <= furthest; daysAhead += 1) {
		const then = inBangkok(moment, daysAhead);
		const next = hoursOn(then);
		if (next && (daysAhead > 0 || now.time < next.opens)) {
			// Within a week the name of the day is enough; from then on it would be the wrong one.
			const date = daysAhead < week.length ? undefined : then.date;
			return { open: false, opens: next.opens, day: then.day, daysAhead, date, reason };
		}
	}
	// A branch without any opening hours has no status to show.
	return undefined;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How many whole hours one can play on the day that is open longest, special days included. */
export function longestDay(hours: Hours, special: SpecialDays = []): number {
	const days = [...hours, ...special.flatMap((each) => each.hours ?? [])];
	return Math.max(
		...days.map(({ opens, closes }) => Math.floor((minutes(closes) - minutes(opens)) / 60)),
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
 * is the islands', and would be one more file to fetch on a page without any. A date is seldom
 * needed, so the browser may write it.
 */
export function openSentence(status: OpenStatus, words: OpenWords, language: string): string {
	if (status.open) return words.open.replace('{closes}', status.closes);
	const { opens, day, daysAhead, date, reason } = status;
	const sentence = [words.today, words.tomorrow][daysAhead] ?? words.later;
	const shown = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
	const written = date ? ` ${new Date(date).toLocaleDateString(language, shown)}` : '';
	const named = words.days[day] + written;
	const said = sentence.replace('{opens}', opens).replace('{day}', named);
	return reason ? `${reason} · ${said}` : said;
}
