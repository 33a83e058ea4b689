import type { Outcome } from '@/lib/events/calls';
import type { ShopEvent } from '@/lib/events/events';
import type { ListWords, Tab } from '@/lib/events/words';
import type { EventListProps } from './EventList.island';
import { Message } from './Message';
import { ReloadButton } from './ReloadButton';
import { Ticket } from './Ticket';
import { TicketSkeleton } from './TicketSkeleton';

interface Props extends EventListProps {
	tab: Tab;
	/** Nothing until the call has been answered. */
	outcome: Outcome<ShopEvent[]> | undefined;
}

function Loading({ words }: { words: ListWords }) {
	return (
		<>
			<p className="hidden-visually" role="status">
				{words.loading}
			</p>
			<TicketSkeleton count={3} />
		</>
	);
}

/** The list of one tab in whichever state it is: loading, failed, empty or there. */
export function EventPanel({ tab, outcome, words, pictures, places, language }: Props) {
	if (!outcome) return <Loading words={words} />;
	if (!outcome.ok) {
		const { title, message, retry } = words.error;
		return (
			<Message picture={pictures.error} title={title} note={message} urgent>
				<ReloadButton label={retry} />
			</Message>
		);
	}
	if (outcome.value.length === 0) {
		return <Message picture={pictures.empty} {...words.empty[tab]} />;
	}
	return (
		<ul className="tickets">
			{outcome.value.map((event) => (
				<Ticket key={event.id} event={event} words={words} places={places} language={language} />
			))}
		</ul>
	);
}
