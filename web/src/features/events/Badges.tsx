import {
	Ban,
	CalendarClock,
	Dices,
	Flag,
	PartyPopper,
	Radio,
	ScrollText,
	Tornado,
} from 'lucide-react';
import { type EventKind, kindOf, type ShopEvent } from '@/lib/events/events';
import type { TicketWords } from '@/lib/events/words';
import type { Language } from '@/lib/language';
import { GivenText } from '@/ui/GivenText';
import './badges.css';

const statusIcons = { upcoming: CalendarClock, ongoing: Radio, past: Flag, cancelled: Ban };
const kindIcons: Record<EventKind, typeof Ban> = {
	beyblade: Tornado,
	board: Dices,
	script: ScrollText,
	other: PartyPopper,
};

interface Props {
	event: ShopEvent;
	words: TicketWords['status'];
	language: Language;
}

/** What kind of event it is and how it stands; each a drawing and a word besides its colour. */
export function Badges({ event, words, language }: Props) {
	const kind = kindOf(event.type);
	const KindIcon = kindIcons[kind];
	const status = event.cancelled ? 'cancelled' : event.status;
	const StatusIcon = status && statusIcons[status];
	return (
		<p className="badges">
			{event.type && (
				<span className="badge" data-kind={kind}>
					<KindIcon aria-hidden size={16} />
					<GivenText language={language}>{event.type}</GivenText>
				</span>
			)}
			{status && StatusIcon && (
				<span className="badge" data-status={status}>
					<StatusIcon aria-hidden size={16} />
					{words[status]}
				</span>
			)}
		</p>
	);
}
