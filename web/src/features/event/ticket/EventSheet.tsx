import { Fragment, type ReactNode } from 'react';
import { Badges, EventText, KindPicture } from '@/features/events/Ticket';
import type { TicketArt } from '@/lib/events/art';
import { kindOf, type ShopEvent, saidIn, type TwoTexts } from '@/lib/events/events';
import { type BranchPlaces, branchOf, placeOf } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import { spokenIn } from '@/lib/text/given-text';
import type { Language } from '@/lib/text/language';
import { spokenSpan } from '@/lib/time/dates';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { TicketStub } from '@/ui/drawings/TicketStub';
import { GivenText, holdTogether } from '@/ui/Text';
import { nextRoundId } from '../next/NextRound';
import { actionOf, EventActions, wayTo } from './EventActions';
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
	art: TicketArt;
	language: Language;
	chat: string;
	/** Who won, right below the name. */
	children?: ReactNode;
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

type InWords = Pick<EventSheetProps, 'event' | 'words' | 'language'>;

/** That it does not take place, and why where staff said so. The server writes the same line. */
function CalledOff({ event, words, language }: InWords) {
	if (!event.cancelled) return null;
	const { text, lang } = saidIn(event.reason, language);
	return (
		<p className="event-off">
			<strong>{words.calledOff}</strong> {text && <bdi lang={lang}>{text}</bdi>}
		</p>
	);
}

/** The ticket of one event, large: when, where, what for, and the one thing to press. */
export function EventSheet(props: EventSheetProps) {
	const { event, words, places, art, language, chat, children } = props;
	const { start, end } = event;
	const kind = kindOf(event.type);
	// A cup is what one comes for; afterwards the winner has it, so the stub shows a Bey.
	const bey = kind === 'beyblade' && (!event.places || event.status === 'past');
	return (
		<div className="sheet ticket-kind" data-kind={kind} data-status={event.status}>
			<TicketStub
				moment={start}
				until={end}
				language={language}
				before={
					<KindPicture
						event={event}
						art={bey ? { ...art, cup: art.beyblade } : art}
						className={bey ? 'sheet-art sheet-bey' : 'sheet-art'}
						sizes="(width >= 900px) 200px, 112px"
					/>
				}
			/>
			<div className="sheet-body">
				<Badges event={event} words={words} language={language} />
				<h1>
					<EventText texts={event.name} language={language} />
				</h1>
				<CalledOff event={event} words={words} language={language} />
				{children}
				{start && (
					<p className="event-when">
						<ShopIcon icon="clock" size={20} />
						<time dateTime={start.toISOString()}>
							{spokenSpan(start, end, language, words.allDay)}
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
				<EventActions
					action={actionOf(event)}
					words={words}
					href={wayTo(event, chat, language)}
					next={`#${nextRoundId}`}
				/>
				<EventFacts event={event} words={words} language={language} />
				<Description texts={event.description} language={language} />
				{kind === 'beyblade' && <RulesLink label={words.rules} language={language} />}
			</div>
		</div>
	);
}
