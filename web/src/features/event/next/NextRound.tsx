import { useEffect, useState } from 'react';
import { Ticket } from '@/features/events/Ticket';
import type { TicketArt } from '@/lib/events/art';
import { askForList } from '@/lib/events/calls';
import { kindOf, type ShopEvent } from '@/lib/events/events';
import type { BranchPlaces } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { Text } from '@/ui/Text';

/** Where the main action of a past event leads. */
export const nextRoundId = 'next-round';

interface NextRoundProps {
	event: ShopEvent;
	words: DetailWords;
	places: BranchPlaces;
	art: TicketArt;
	language: Language;
}

/** The soonest event of the same kind that still takes place; one under way only if none follows. */
export function nextOf(event: ShopEvent, ahead: readonly ShopEvent[]): ShopEvent | undefined {
	const alike = ahead.filter(
		(each) => !each.cancelled && each.id !== event.id && kindOf(each.type) === kindOf(event.type),
	);
	return alike.find(({ status }) => status === 'upcoming') ?? alike[0];
}

/** After an event is over: when to come instead. Its room is kept while the list is on its way. */
export function NextRound({ event, words, places, art, language }: NextRoundProps) {
	const [ahead, setAhead] = useState<readonly ShopEvent[]>();
	useEffect(() => {
		void askForList('upcoming').then((outcome) => setAhead(outcome.ok ? outcome.value : []));
	}, []);
	const next = ahead && nextOf(event, ahead);
	return (
		<section className="next-round" id={nextRoundId} aria-labelledby="next-round-heading">
			<h2 id="next-round-heading">
				<Text phrases>{words.nextRound.heading}</Text>
			</h2>
			<div className="next-round-ticket">
				{next && (
					<ul className="tickets">
						<Ticket event={next} {...{ words, places, art, language }} />
					</ul>
				)}
				{ahead && !next && (
					<p>
						<Text>{words.nextRound.none}</Text>
					</p>
				)}
			</div>
			<Button kind="quiet" href={localPath('/events', language)}>
				{words.nextRound.all}
			</Button>
		</section>
	);
}
