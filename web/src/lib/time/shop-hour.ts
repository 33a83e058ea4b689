import { type Hours, openStatus, type SpecialDays } from './opening-hours';

/* Which picture of the shop is shown: by day or by night, awake or asleep, by Bangkok's clock. */

/** Open by day, all closed by day, open after dark, all closed after dark. */
export type Hour = 'day' | 'morning' | 'night' | 'closed';

type Spans = readonly (readonly [from: number, to: number])[];

/** When any branch is open, in minutes of a day: for each day from Monday, and for single dates. */
export interface OpenTable {
	week: readonly Spans[];
	dates: Readonly<Record<string, Spans>>;
}

/**
 * The hour of the shop at a moment. Pages carry the text of this function in a script before their
 * first picture, so it uses nothing but what it is given.
 */
export function hourOf(now: number, table: OpenTable): Hour {
	// Bangkok is seven hours ahead of UTC all year, and the sun keeps about the same hours.
	const there = new Date(now + 25_200_000);
	const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
	const light = minute >= 360 && minute < 1080;
	const weekday = (there.getUTCDay() + 6) % 7;
	const spans = table.dates[there.toISOString().slice(0, 10)] ?? table.week[weekday] ?? [];
	const open = spans.some(([from, to]) => from <= minute && minute < to);
	if (open) return light ? 'day' : 'night';
	return light ? 'morning' : 'closed';
}

interface Branch {
	hours: Hours;
	special_hours: SpecialDays;
}

const dayMinutes = 1440;

/** The spans of one day of Bangkok, `2026-11-16`, in which a branch is open. */
function spansOn(date: string, isOpen: (moment: Date) => boolean): [number, number][] {
	const midnight = Date.parse(`${date}T00:00+07:00`);
	const spans: [number, number][] = [];
	for (let minute = 0; minute < dayMinutes; minute += 1) {
		if (!isOpen(new Date(midnight + minute * 60_000))) continue;
		const last = spans.at(-1);
		if (last?.[1] === minute) last[1] = minute + 1;
		else spans.push([minute, minute + 1]);
	}
	return spans;
}

const nextDay = (date: string, days = 1) =>
	new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The dates on which the hours of the week may not hold; a late night reaches into the next. */
function specialDates(branches: readonly Branch[]): Set<string> {
	const dates = new Set<string>();
	for (const { first, last } of branches.flatMap((branch) => branch.special_hours)) {
		const end = nextDay(last ?? first);
		for (let date = first; date <= end; date = nextDay(date)) dates.add(date);
	}
	return dates;
}

/** Made while the site is built, by the same rules as the open signs. */
export function openTable(branches: readonly Branch[]): OpenTable {
	// A week of no special days: any will do, and this one starts on a Monday.
	const monday = '2001-01-01';
	const usual = (moment: Date) => branches.some(({ hours }) => openStatus(hours, moment)?.open);
	const then = (moment: Date) =>
		branches.some(({ hours, special_hours }) => openStatus(hours, moment, special_hours)?.open);
	return {
		week: Array.from({ length: 7 }, (_, day) => spansOn(nextDay(monday, day), usual)),
		dates: Object.fromEntries(
			[...specialDates(branches)].map((date) => [date, spansOn(date, then)]),
		),
	};
}
