import { useEffect, useState } from 'react';
import { askForNext } from '@/lib/events/calls';
import { kindOf, type ShopEvent, saidIn } from '@/lib/events/events';
import { type BranchPlaces, nextCount, placeOf } from '@/lib/events/links';
import { onReturn } from '@/lib/events/returning';
import type { NextWords } from '@/lib/events/words';
import { shortened } from '@/lib/text/given-text';
import { type Language, localPath } from '@/lib/text/language';
import { hoursOf } from '@/lib/time/ticket-dates';
import { CommonIcon } from '@/ui/drawings/CommonIcon';
import { TicketStub } from '@/ui/drawings/TicketStub';
import { GivenText, holdTogether, Text } from '@/ui/Text';

interface Props {
	words: NextWords & {
		/** What is said while no event is known; also without scripts. */
		strip: { heading: string; lead: string; more: string };
	};
	places: BranchPlaces;
	language: Language;
}

/* Longer names would need more lines than a ticket keeps free for them. */
const longestName = 44;

function useNext(): ShopEvent[] {
	const [next, setNext] = useState<ShopEvent[]>([]);
	useEffect(() => {
		// Old tickets are better than none.
		const show = () =>
			void askForNext().then((outcome) => outcome.ok && setNext(outcome.value.slice(0, nextCount)));
		show();
		return onReturn(show);
	}, []);
	return next;
}

function EventTicket({ event, words, places, language }: { event: ShopEvent } & Props) {
	const place = placeOf(event, places, language);
	const name = saidIn(event.name, language);
	return (
		<a
			className="next-event ticket-kind ticket-notches"
			data-kind={kindOf(event.type)}
			href={localPath(`/events/${event.id}`, language)}
		>
			<TicketStub moment={event.start} until={event.end} language={language} />
			<div className="next-body">
				{event.status === 'ongoing' && <p className="next-label">{words.status.ongoing}</p>}
				<p className="next-name">
					<bdi lang={name.lang}>{holdTogether(shortened(name.text, longestName))}</bdi>
				</p>
				<p className="next-when">
					{event.start && hoursOf(event.start, event.end, language, words.allDay)}{' '}
					{place && (
						<span className="next-place">
							<GivenText language={language}>{place}</GivenText>
						</span>
					)}
				</p>
			</div>
		</a>
	);
}

/** Stands where the known events end; the only ticket while none is known. */
function AllEvents({ words, language }: Props) {
	const { strip } = words;
	return (
		<a
			className="next-event ticket-kind ticket-notches"
			data-kind="other"
			href={localPath('/events', language)}
		>
			<div className="ticket-stub">
				<CommonIcon icon="calendar" size={38} />
			</div>
			<div className="next-body">
				<p className="next-label">
					<Text>{strip.more}</Text>
				</p>
				<p className="next-name">
					<Text>{strip.heading}</Text>
				</p>
				<p className="next-when">
					<Text lead>{strip.lead}</Text>
				</p>
			</div>
		</a>
	);
}

/** Three places for tickets from the start, so that nothing moves when the events arrive. */
export default function NextEvents(props: Props) {
	const events = useNext();
	// Keys are places: what is put in anew has not moved.
	const blanks = [...Array(nextCount).keys()].slice(events.length + 1);
	return (
		<ul className="next-events">
			{events.map((event, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: one that came nearer is put in anew, too.
				<li key={`${place} ${event.id} ${event.status}`}>
					<EventTicket event={event} {...props} />
				</li>
			))}
			{events.length < nextCount && (
				<li key={`all-${events.length}`}>
					<AllEvents {...props} />
				</li>
			)}
			{blanks.map((place) => (
				<li key={place} className="next-blank" aria-hidden="true" />
			))}
		</ul>
	);
}
