import type { Language } from '@/lib/text/language';
import { bangkokOffset } from '@/lib/time/bangkok';
import { writtenDay } from '@/lib/time/written-day';

const day = 86_400_000;

/** The beginning of a date such as `2027-01-01` in Bangkok. */
export const dayOf = (date: string) => new Date(`${date}T00:00:00${bangkokOffset}`);

/** How many days are left, today included, until the season's last midnight in Bangkok. */
export function daysLeft(endsOn: string, now: Date): number {
	return Math.max(Math.ceil((dayOf(endsOn).getTime() - now.getTime()) / day), 0);
}

/** A date such as `2027-01-01` as people write it. */
export const shownDay = (date: string, language: Language): string =>
	writtenDay(dayOf(date), language);
