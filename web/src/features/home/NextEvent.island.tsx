import { ArrowRight, CalendarDays } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hoursOf } from '@/lib/dates';
import { askForNext } from '@/lib/events/calls';
import { kindOf, type ShopEvent, saidIn } from '@/lib/events/events';
import { type BranchPlaces, placeOf } from '@/lib/events/links';
import type { NextWords } from '@/lib/events/words';
import { shortened } from '@/lib/given-text';
import { type Language, localPath } from '@/lib/language';
import { GivenText, Text } from '@/ui/Text';
import { TicketStub } from '@/ui/TicketStub';

interface Props {
	words: NextWords & {
		/** What is said while no event is known; also without scripts. */
		strip: { heading: string; lead: string; more: string };
	};
	places: BranchPlaces;
	language: Language;
}

/* Longer names would need more lines than the strip keeps free for them. */
const longestName = 44;

function useNext(): ShopEvent | undefined {
	const [next, setNext] = useState<ShopEvent>();
	useEffect(() => {
		void askForNext().then((outcome) => outcome.ok && setNext(outcome.value[0]));
	}, []);
	return next;
}

function NextFacts({ event, words, places, language }: { event: ShopEvent } & Props) {
	const place = placeOf(event, places, language);
	const name = saidIn(event.name, language);
	const label = event.status === 'ongoing' ? words.status.ongoing : words.label;
	return (
		<>
			<p className="next-label">{label}</p>
			<p className="next-name">
				<bdi lang={name.lang}>{shortened(name.text, longestName)}</bdi>
			</p>
			<p className="next-when">
				{event.start && hoursOf(event.start, event.end, language, words.allDay)}
				{place && (
					<span className="next-place">
						{' '}
						· <GivenText language={language}>{place}</GivenText>
					</span>
				)}
			</p>
		</>
	);
}

function AllEvents({ strip }: Pick<Props['words'], 'strip'>) {
	return (
		<>
			<p className="next-label">
				<Text>{strip.more}</Text>
			</p>
			<p className="next-name">
				<Text>{strip.heading}</Text>
			</p>
			<p className="next-when">
				<Text>{strip.lead}</Text>
			</p>
		</>
	);
}

/** A strip that leads to the next event, or to all of them while none is known. */
export default function NextEvent(props: Props) {
	const event = useNext();
	const { language, words } = props;
	return (
		<a
			className="next-event ticket-kind"
			data-kind={event ? kindOf(event.type) : 'other'}
			href={localPath(event ? `/events/${event.id}` : '/events', language)}
		>
			{event ? (
				<TicketStub moment={event.start} language={language} />
			) : (
				<div className="ticket-stub">
					<CalendarDays aria-hidden size={38} />
				</div>
			)}
			<div className="next-body">
				{event ? <NextFacts event={event} {...props} /> : <AllEvents strip={words.strip} />}
			</div>
			<ArrowRight aria-hidden size={22} />
		</a>
	);
}
