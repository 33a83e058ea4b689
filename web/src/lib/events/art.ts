import type { EventKind } from '@/lib/events/events';
import { picture, smallPicture } from '@/lib/pictures';

/** The small picture of each kind of event, and of a cup, printed on its tickets. */
export type TicketArt = Readonly<Record<EventKind | 'cup', ReturnType<typeof smallPicture>>>;

function cup(): TicketArt['cup'] {
	const { src, srcSet, width, height } = picture('icons/trophy');
	return { src, srcSet, width, height };
}

/** Only for code that runs while the site is built; the islands get it ready. */
export const ticketArt = (): TicketArt => ({
	beyblade: smallPicture('services/beyblade'),
	board: smallPicture('services/play'),
	script: smallPicture('services/script'),
	other: smallPicture('services/team'),
	cup: cup(),
});
