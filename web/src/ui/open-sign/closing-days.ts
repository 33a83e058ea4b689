import type { NoticesBody } from '@/lib/api/api-types';
import { inBangkok, type SpecialDays, specialDay } from '@/lib/time/opening-hours';

/* Days on which a branch stays shut, as staff announce them without a new build. */

type ClosingDays = NoticesBody['closing_days'];

type ReasonOf = (day: ClosingDays[number]) => string;

/** Why a branch is closed, as far as it was said in this language. */
export const reasonIn =
	(language: string): ReasonOf =>
	({ reason, reason_en }) =>
		language === 'en' ? reason_en : reason;

/** For signs that leave the reason to another: for more words they have no room. */
export const noReason: ReasonOf = () => '';

/** The announced days of a branch in the form of special hours. */
export const announcedDays = (days: ClosingDays, branch: string, reasonOf: ReasonOf): SpecialDays =>
	days
		.filter(({ branch_id }) => branch_id === branch)
		.map((each) => ({ first: each.day, last: null, hours: null, reason: reasonOf(each) }));

/** The first and the last of some days in a row. */
export interface Closing {
	first: string;
	last: string;
	reason: string;
	today: boolean;
}

/** How long before it a closing is announced. */
const daysBefore = 14;

/** The closing that holds today or begins soon; days in a row for one reason are one closing. */
export function nextClosing(special: SpecialDays, moment: Date): Closing | undefined {
	const closedOn = (ahead: number) => {
		const { date } = inBangkok(moment, ahead);
		const day = specialDay(special, date);
		return day && day.hours === null ? { date, reason: day.reason } : undefined;
	};
	for (let ahead = 0; ahead <= daysBefore; ahead += 1) {
		const first = closedOn(ahead);
		if (!first) continue;
		let last = first;
		for (let next = ahead + 1; ; next += 1) {
			const after = closedOn(next);
			if (after?.reason !== first.reason) break;
			last = after;
		}
		return { first: first.date, last: last.date, reason: first.reason, today: ahead === 0 };
	}
	return undefined;
}

/** The sentences of a closing sign; `{last}` and `{days}` are still to be filled. */
export interface ClosingWords {
	today: string;
	until: string;
	on: string;
	months: readonly string[];
}

/**
 * @example
 * closingSentence({ first: '2026-11-20', last: '2026-11-22', … }, words) // => 'Closed 20–22 Nov'
 */
export function closingSentence({ first, last, today }: Closing, words: ClosingWords): string {
	const monthOf = (date: string) => words.months[Number(date.slice(5, 7)) - 1] ?? '';
	const dayOf = (date: string) => Number(date.slice(8));
	const written = (date: string) => `${dayOf(date)} ${monthOf(date)}`;
	if (today) return first === last ? words.today : words.until.replace('{last}', written(last));
	if (first === last) return words.on.replace('{days}', written(first));
	const from = monthOf(first) === monthOf(last) ? `${dayOf(first)}–` : `${written(first)} – `;
	return words.on.replace('{days}', from + written(last));
}
