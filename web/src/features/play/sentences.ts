import { fill } from '@/lib/content';
import { grouped } from '@/lib/grouped';
import type { HelperWords } from './TicketHelper.island';
import type { Choice } from './tickets';

/** Which ticket to take, and what it comes to. */
export const answerOf = ({ ticket, total }: Choice, words: HelperWords): string =>
	fill(words.answer[ticket], { total: grouped(total) });

/** Why: what it saves, or, at the same price, what it gives more. */
export function reasonOf({ ticket, next, saved }: Choice, words: HelperWords): string {
	const against = words.against[next];
	// Hour tickets never win a tie, so only the longer tickets have such a sentence.
	if (saved === 0 && ticket !== 'hourly') return fill(words.reason_same[ticket], { next: against });
	return fill(words.reason, { next: against, saved: grouped(saved) });
}
