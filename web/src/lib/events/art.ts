import type { EventKind } from '@/lib/events/events';
import { thumbnail } from '@/lib/pictures';

/** The small picture of each kind of event, printed on its tickets. */
export type TicketArt = Readonly<Record<EventKind, ReturnType<typeof thumbnail>>>;

/** Only for code that runs while the site is built; the islands get it ready. */
export const ticketArt = (): TicketArt => ({
	beyblade: thumbnail('services/beyblade'),
	board: thumbnail('services/play'),
	script: thumbnail('services/script'),
	other: thumbnail('services/team'),
});
