import type { EventKind } from '@/lib/events/events';
import { smallPicture } from '@/lib/pictures';

/** The small picture of each kind of event, printed on its tickets. */
export type TicketArt = Readonly<Record<EventKind, ReturnType<typeof smallPicture>>>;

/** Only for code that runs while the site is built; the islands get it ready. */
export const ticketArt = (): TicketArt => ({
	beyblade: smallPicture('services/beyblade'),
	board: smallPicture('services/play'),
	script: smallPicture('services/script'),
	other: smallPicture('services/team'),
});
