import { ArrowRight, Clock, MapPin, Trophy } from 'lucide-react';
import { spokenStart } from '@/lib/dates';
import { type BranchPlaces, placeOf } from '@/lib/events/event-places';
import { kindOf, type ShopEvent } from '@/lib/events/events';
import type { TicketWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/language';
import { GivenText } from '@/ui/GivenText';
import { TicketStub } from '@/ui/TicketStub';
import { Badges } from './Badges';
import './ticket.css';

interface Props {
	event: ShopEvent;
	words: TicketWords;
	places: BranchPlaces;
	language: Language;
}

/** One event of the list. The whole ticket can be pressed; its link is the name. */
export function Ticket({ event, words, places, language }: Props) {
	const place = placeOf(event, places, language);
	const { start, end, winner } = event;
	return (
		<li className="ticket ticket-kind" data-kind={kindOf(event.type)} data-status={event.status}>
			<TicketStub moment={start} language={language} />
			<div className="ticket-body">
				<Badges event={event} words={words.status} language={language} />
				<h3>
					<a href={localPath(`/events/${event.id}`, language)}>
						<GivenText language={language}>{event.name}</GivenText>
					</a>
				</h3>
				{start && (
					<p className="ticket-fact">
						<Clock aria-hidden size={18} />
						<time dateTime={start.toISOString()}>
							{spokenStart(start, end, language, words.allDay)}
						</time>
					</p>
				)}
				{place && (
					<p className="ticket-fact">
						<MapPin aria-hidden size={18} />
						<GivenText language={language}>{place}</GivenText>
					</p>
				)}
				{winner && (
					<p className="ticket-winner">
						<Trophy aria-hidden size={18} />
						<span>
							{words.winner}{' '}
							<strong>
								<GivenText language={language}>
									{winner.anonymous ? words.anonymous : winner.name}
								</GivenText>
							</strong>
						</span>
					</p>
				)}
			</div>
			<ArrowRight className="ticket-arrow" aria-hidden size={22} />
		</li>
	);
}
