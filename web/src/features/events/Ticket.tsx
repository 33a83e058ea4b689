import { ArrowRight } from 'lucide-react';
import type { TicketArt } from '@/lib/events/art';
import {
	type EventKind,
	kindOf,
	plainKind,
	type ShopEvent,
	saidIn,
	type TwoTexts,
} from '@/lib/events/events';
import { type BranchPlaces, placeOf } from '@/lib/events/links';
import type { TicketWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/text/language';
import { buddhistYears, inBangkok } from '@/lib/time/bangkok';
import { spokenStart } from '@/lib/time/dates';
import { hoursOf } from '@/lib/time/ticket-dates';
import { ShopIcon, type ShopIconName } from '@/ui/drawings/ShopIcon';
import { TicketStub } from '@/ui/drawings/TicketStub';
import { GivenText, holdTogether, Text } from '@/ui/Text';

const statusIcons = {
	upcoming: 'calendar',
	ongoing: 'live',
	past: 'flag',
	cancelled: 'off',
} as const;
const kindIcons: Record<EventKind, ShopIconName> = {
	beyblade: 'top',
	board: 'die',
	script: 'scroll',
	other: 'party',
};

/** A text of an event in the page's language; one that only stands in is marked with its own. */
export function EventText({ texts, language }: { texts: TwoTexts; language: Language }) {
	const { text, lang } = saidIn(texts, language);
	return <bdi lang={lang}>{holdTogether(text)}</bdi>;
}

interface BadgesProps {
	event: ShopEvent;
	words: Pick<TicketWords, 'status' | 'kinds'>;
	language: Language;
	/** In a list of coming or past events a ticket says only what the list does not. */
	listed?: boolean;
}

/** What kind of event it is and how it stands; each a drawing and a word besides its colour. */
export function Badges({ event, words, language, listed = false }: BadgesProps) {
	const kind = kindOf(event.type);
	const plain = plainKind(event.type);
	const known = event.cancelled ? 'cancelled' : event.status;
	const status = listed && (known === 'upcoming' || known === 'past') ? undefined : known;
	return (
		<p className="badges">
			{event.type && (
				<span className="badge" data-kind={kind}>
					<ShopIcon icon={kindIcons[kind]} size={16} />
					{plain ? (
						<span>
							<Text>{words.kinds[plain]}</Text>
						</span>
					) : (
						<GivenText language={language}>{event.type}</GivenText>
					)}
				</span>
			)}
			{status && (
				<span className="badge" data-status={status}>
					<ShopIcon icon={statusIcons[status]} size={16} />
					{words.status[status]}
				</span>
			)}
		</p>
	);
}

interface WhenProps {
	event: ShopEvent;
	start: Date;
	language: Language;
	allDay: string;
}

/** The stub has the day; who listens to a past event hears the whole date. */
function When({ event: { status, end }, start, language, allDay }: WhenProps) {
	const hours = hoursOf(start, end, language, allDay);
	if (status !== 'past') return <time dateTime={start.toISOString()}>{hours}</time>;
	return (
		<time dateTime={start.toISOString()}>
			<span aria-hidden>{hours}</span>
			<span className="hidden-visually">{spokenStart(start, end, language, allDay)}</span>
		</time>
	);
}

/** The year of a past event, on its stub under the month. */
function Year({ start, language }: { start: Date; language: Language }) {
	const year = inBangkok(start).year + (language === 'th' ? buddhistYears : 0);
	return (
		<span className="ticket-year" aria-hidden>
			{year}
		</span>
	);
}

interface TicketProps {
	event: ShopEvent;
	words: TicketWords;
	places: BranchPlaces;
	/** Where a list is wide enough for the pictures of the kinds. */
	art?: TicketArt;
	language: Language;
}

interface KindPictureProps {
	event: ShopEvent;
	art: TicketArt;
	className: string;
	sizes: string;
}

/** What an event of a kind looks like. It says no more than the badge, so it is told to nobody. */
export function KindPicture({ event, art, className, sizes }: KindPictureProps) {
	const kind = kindOf(event.type);
	// A number of places means a tournament, which has a cup; the rest are open stadiums.
	const picture = art[kind === 'beyblade' && event.places ? 'cup' : kind];
	return (
		<img className={className} {...picture} sizes={sizes} alt="" loading="lazy" decoding="async" />
	);
}

/** One event of the list. The whole ticket can be pressed; its link is the name. */
export function Ticket({ event, words, places, art, language }: TicketProps) {
	const kind = kindOf(event.type);
	const place = placeOf(event, places, language);
	const { start, end, winner } = event;
	return (
		<li className="ticket ticket-kind ticket-notches" data-kind={kind} data-status={event.status}>
			<TicketStub
				moment={start}
				until={end}
				language={language}
				before={start && event.status === 'past' && <Year start={start} language={language} />}
			/>
			<div className="ticket-body">
				<Badges event={event} words={words} language={language} listed />
				<h3>
					<a href={localPath(`/events/${event.id}`, language)}>
						<EventText texts={event.name} language={language} />
					</a>
				</h3>
				{start && (
					<p className="ticket-fact">
						<ShopIcon icon="clock" size={18} />
						<When event={event} start={start} language={language} allDay={words.allDay} />
					</p>
				)}
				{place && (
					<p className="ticket-fact">
						<ShopIcon icon="map" size={18} />
						<GivenText language={language}>{place}</GivenText>
					</p>
				)}
				{winner && (
					<p className="ticket-winner">
						<ShopIcon icon="trophy" size={18} />
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
			{art && (
				<KindPicture
					event={event}
					art={art}
					className="ticket-art"
					sizes="(width >= 1100px) 240px, 150px"
				/>
			)}
			{event.status === 'past' && (
				<span className="ticket-ended" aria-hidden>
					{words.ended}
				</span>
			)}
			<ArrowRight className="ticket-arrow" aria-hidden size={22} />
		</li>
	);
}

const lines = ['badges', 'name', 'time', 'place'];

/** Blank tickets in the shape of those that are on their way. */
export function TicketSkeleton({ count }: { count: number }) {
	return (
		<div className="tickets" aria-hidden>
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blank tickets never change places.
				<div className="ticket ticket-blank ticket-notches" key={index}>
					<div className="ticket-stub" />
					<div className="ticket-body">
						{lines.map((line) => (
							<span className={`blank blank-${line}`} key={line} />
						))}
					</div>
				</div>
			))}
		</div>
	);
}
