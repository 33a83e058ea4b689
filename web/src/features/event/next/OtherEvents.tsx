import { useEffect, useState } from 'react';
import { Ticket } from '@/features/events/Ticket';
import type { TicketArt } from '@/lib/events/art';
import { askForList } from '@/lib/events/calls';
import type { ShopEvent } from '@/lib/events/events';
import type { BranchPlaces } from '@/lib/events/links';
import type { OtherWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { Text } from '@/ui/Text';

const most = 2;

/** The next ones that take place, but not the one that is already on the page. */
export const othersOf = (event: ShopEvent | undefined, ahead: readonly ShopEvent[]): ShopEvent[] =>
	ahead.filter(({ id, cancelled }) => id !== event?.id && !cancelled).slice(0, most);

export interface OtherEventsProps {
	/** The one that is on the page. */
	event?: ShopEvent;
	words: OtherWords;
	places: BranchPlaces;
	art: TicketArt;
	language: Language;
}

/** What else is on. Its room is kept while the list is on its way, and goes when there is nothing. */
export function OtherEvents({ event, words, places, art, language }: OtherEventsProps) {
	const [ahead, setAhead] = useState<readonly ShopEvent[]>();
	useEffect(() => {
		void askForList('upcoming').then((outcome) => setAhead(outcome.ok ? outcome.value : []));
	}, []);
	const others = othersOf(event, ahead ?? []);
	if (ahead && others.length === 0) return null;
	return (
		<section className="other-events" aria-labelledby="other-events-heading">
			<h2 id="other-events-heading">
				<Text phrases>{event ? words.others.heading : words.others.instead}</Text>
			</h2>
			<ul className="tickets">
				{others.map((other) => (
					<Ticket key={other.id} event={other} {...{ words, places, art, language }} />
				))}
			</ul>
			{/* Where no event is found, the button above already leads to all of them. */}
			{event && <Button href={localPath('/events', language)}>{words.others.all}</Button>}
		</section>
	);
}
