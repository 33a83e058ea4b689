import { Fragment } from 'react';
import { Badges, EventText } from '@/features/events/Ticket';
import { chatAbout } from '@/lib/chat';
import { kindOf, type ShopEvent, saidIn, type TwoTexts } from '@/lib/events/events';
import { type BranchPlaces, branchOf, placeOf } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import type { Language } from '@/lib/language';
import { spokenIn } from '@/lib/text/given-text';
import { hoursOf, spokenStart } from '@/lib/time/dates';
import { Button } from '@/ui/Button';
import { TicketStub } from '@/ui/drawings/TicketStub';
import { ShopIcon } from '@/ui/ShopIcon';
import { GivenText, holdTogether } from '@/ui/Text';
import { EventFacts, RulesLink } from './EventFacts';

interface DescriptionProps {
	texts: TwoTexts;
	language: Language;
}

/** What staff wrote, line by line. It is only ever text: nothing in it becomes markup. */
function Description({ texts, language }: DescriptionProps) {
	const { text, lang } = saidIn(texts, language);
	if (!text) return null;
	return (
		<p className="event-about">
			{text.split(/\r\n|\r|\n/).map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places.
				<Fragment key={index}>
					{index > 0 && <br />}
					<bdi lang={lang && (spokenIn(line) ?? lang)}>{holdTogether(line)}</bdi>
				</Fragment>
			))}
		</p>
	);
}

interface EventSheetProps {
	event: ShopEvent;
	words: DetailWords;
	places: BranchPlaces;
	language: Language;
	chat: string;
}

function Place({
	event,
	places,
	language,
}: Pick<EventSheetProps, 'event' | 'places' | 'language'>) {
	const branch = branchOf(event, places);
	const place = <GivenText language={language}>{placeOf(event, places, language)}</GivenText>;
	return branch ? <a href={branch.href}>{place}</a> : place;
}

/** The ticket of one event, large: when, where, what for, and the one thing to press. */
export function EventSheet({ event, words, places, language, chat }: EventSheetProps) {
	const { start, end, register } = event;
	const kind = kindOf(event.type);
	return (
		<div className="sheet ticket-kind" data-kind={kind} data-status={event.status}>
			<TicketStub moment={start} until={end} language={language}>
				<span className="sheet-hours">{start && hoursOf(start, end, language, words.allDay)}</span>
			</TicketStub>
			<div className="sheet-body">
				<Badges event={event} words={words} language={language} />
				<h1>
					<EventText texts={event.name} language={language} />
				</h1>
				{start && (
					<p className="event-when">
						<ShopIcon icon="clock" size={20} />
						<time dateTime={start.toISOString()}>
							{spokenStart(start, end, language, words.allDay)}
						</time>
					</p>
				)}
				{placeOf(event, places, language) && (
					<p className="event-where">
						<ShopIcon icon="map" size={20} />
						<span>
							<Place event={event} places={places} language={language} />
						</span>
					</p>
				)}
				<div className="sheet-action">
					<Button
						kind="primary"
						icon={register ? 'outside' : 'chat'}
						href={register ?? chatAbout(chat, { event: saidIn(event.name, language).text })}
						newTabNote={words.newTab}
					>
						{register ? words.register : words.ask}
					</Button>
				</div>
				<EventFacts event={event} words={words} language={language} />
				<Description texts={event.description} language={language} />
				{kind === 'beyblade' && <RulesLink label={words.rules} language={language} />}
			</div>
		</div>
	);
}
