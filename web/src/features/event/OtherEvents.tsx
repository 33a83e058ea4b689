import { useEffect, useState } from 'react';
import { Ticket } from '@/features/events/Ticket';
import { askForList } from '@/lib/events/calls';
import type { ShopEvent } from '@/lib/events/events';
import type { BranchPlaces } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/language';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';

const most = 2;

/** The next ones that take place, but not the one that is already on the page. */
export const othersOf = (event: ShopEvent, ahead: readonly ShopEvent[]): ShopEvent[] =>
	ahead.filter(({ id, cancelled }) => id !== event.id && !cancelled).slice(0, most);

interface OtherEventsProps {
	event: ShopEvent;
	words: DetailWords;
	places: BranchPlaces;
	language: Language;
}

/** What else is on. Its room is kept while the list is on its way, and goes when there is nothing. */
export function OtherEvents({ event, words, places, language }: OtherEventsProps) {
	const [ahead, setAhead] = useState<readonly ShopEvent[]>();
	useEffect(() => {
		void askForList('upcoming').then((outcome) => setAhead(outcome.ok ? outcome.value : []));
	}, []);
	const others = othersOf(event, ahead ?? []);
	if (ahead && others.length === 0) return null;
	return (
		<section className="other-events" aria-labelledby="other-events-heading">
			<h2 id="other-events-heading">
				<Text phrases>{words.others.heading}</Text>
			</h2>
			<ul className="tickets">
				{others.map((other) => (
					<Ticket key={other.id} event={other} words={words} places={places} language={language} />
				))}
			</ul>
			<Button href={localPath('/events', language)}>{words.others.all}</Button>
		</section>
	);
}
