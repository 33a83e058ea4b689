import {
	type ComponentType,
	lazy,
	type SetStateAction,
	Suspense,
	startTransition,
	useEffect,
	useLayoutEffect,
	useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Message, ReloadButton, told } from '@/features/events/Message';
import type { LiveProps } from '@/features/live/Result';
import type { TicketArt } from '@/lib/events/art';
import { askForEvent, type Outcome } from '@/lib/events/calls';
import { kindOf, readEvent, type ShopEvent } from '@/lib/events/events';
import { dataElement, waitingElement } from '@/lib/events/gaps';
import { type BranchPlaces, branchOf, idInAddress } from '@/lib/events/links';
import { newer, onReturn } from '@/lib/events/returning';
import type { DetailWords, TroubleWords } from '@/lib/events/words';
import type { Picture, SmallPicture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { BranchCard } from './BranchCard';
import { NextRound } from './next/NextRound';
import { OtherEvents } from './next/OtherEvents';
import { People, WinnerBox } from './People';
import { actionOf, tellBar, wayTo } from './ticket/EventActions';
import { EventSheet } from './ticket/EventSheet';
import { KeepTools } from './ticket/KeepTools';

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// A page whose gap was not filled carries no event; the API is asked instead.
		return undefined;
	}
}

/** The event that the server wrote into the page, or nothing. */
function eventInPage(): Outcome<ShopEvent> | undefined {
	const event = readEvent(parsed(document.getElementById(dataElement)?.textContent ?? ''));
	return event && { ok: true, value: event };
}

interface TroubleProps {
	kind: 'notFound' | 'failed';
	words: TroubleWords;
	picture: Picture;
	back: string;
}

/** In place of an event that is gone, or that could not be fetched. */
function Trouble({ kind, words, picture, back }: TroubleProps) {
	const gone = kind === 'notFound';
	return (
		<Message picture={picture} {...told(words[kind], gone)} large={gone} alone urgent>
			{!gone && <ReloadButton label={words.retry} />}
			<Button kind={gone ? 'primary' : 'plain'} href={back}>
				{words.back}
			</Button>
			{gone && <ReloadButton label={words.retry} kind="plain" />}
		</Message>
	);
}

/** Only the pages of events with a tournament fetch what follows it. */
const LiveEvent = lazy<ComponentType<LiveProps>>(() =>
	// Without it the words of the server stay; a lost file must not take the event with it.
	import('@/features/live/LiveEvent').catch(() => ({ default: () => null })),
);
const livePlace = '.live:not([data-state=""]) .live-place';

/** The tournament of this event, in the band above its ticket. */
function LiveInBand(props: LiveProps) {
	const [place, setPlace] = useState<Element | null>(null);
	useEffect(() => startTransition(() => setPlace(document.querySelector(livePlace))), []);
	if (!place) return null;
	const live = (
		<Suspense>
			<LiveEvent {...props} />
		</Suspense>
	);
	return createPortal(live, place);
}

interface EventDetailProps {
	words: DetailWords;
	places: BranchPlaces;
	pictures: {
		gone: Picture;
		failed: Picture;
		/** The top that won and who cheers it: nobody in it could be taken for the champion. */
		stage: SmallPicture;
		branches: Record<string, SmallPicture>;
	};
	/** The picture of each kind of event. */
	art: TicketArt;
	/** A Bey, which the sheet of a Beyblade event shows large instead of its kind's picture. */
	top: SmallPicture;
	chat: string;
	language: Language;
	live: Omit<LiveProps, 'language'>;
}

/** What came with the page, then what the API says now, and whenever somebody comes back to it. */
function useEvent(): Outcome<ShopEvent> | undefined {
	const [outcome, setOutcome] = useState<Outcome<ShopEvent>>();
	useEffect(() => {
		// The sheet is long: drawn in one piece, it would keep a phone from answering a touch.
		const tell = (change: SetStateAction<Outcome<ShopEvent> | undefined>) =>
			startTransition(() => setOutcome(change));
		const ask = () =>
			askForEvent(idInAddress(location.pathname)).then((latest) =>
				tell((known) => newer(known, latest)),
			);
		tell(eventInPage());
		void ask();
		return onReturn(ask);
	}, []);
	return outcome;
}

/** One event with everything that is known of it, and its tournament if it has one. */
export default function EventDetail({ live, ...props }: EventDetailProps) {
	return (
		<>
			<LiveInBand {...live} language={props.language} />
			<Details {...props} medal={live.medals[0]?.src} />
		</>
	);
}

interface DetailsProps extends Omit<EventDetailProps, 'live'> {
	medal: string | undefined;
}

function Details(props: DetailsProps) {
	const { words, places, pictures, art, top, medal, chat, language } = props;
	const outcome = useEvent();
	const known = outcome !== undefined;
	// What the server wrote stays until there is something to put in its place, and goes with it.
	useLayoutEffect(() => {
		if (known) document.getElementById(waitingElement)?.remove();
	}, [known]);
	const event = outcome?.ok ? outcome.value : undefined;
	useEffect(() => {
		if (!event) return;
		const action = actionOf(event);
		tellBar(action, words[action === 'past' ? 'ask' : action], wayTo(event, chat, language));
	}, [event, words, chat, language]);
	if (!outcome) return null;
	if (!event) {
		const gone = !outcome.ok && outcome.reason === 'not-found';
		const trouble = {
			kind: gone ? ('notFound' as const) : ('failed' as const),
			picture: gone ? pictures.gone : pictures.failed,
			back: localPath('/events', language),
		};
		return (
			<>
				<Trouble words={words.trouble} {...trouble} />
				{gone && <OtherEvents words={words} places={places} art={art} language={language} />}
			</>
		);
	}
	const branch = branchOf(event, places);
	const past = event.status === 'past';
	const address = `${location.origin}${location.pathname}`;
	const side = (
		<div className="event-side">
			{past && <NextRound {...{ event, words, places, art, language }} />}
			{!past && <KeepTools event={event} words={words} language={language} address={address} />}
			{branch && (
				<BranchCard
					branch={branch}
					picture={pictures.branches[event.branch ?? '']}
					words={words}
					past={past}
				/>
			)}
		</div>
	);
	return (
		<>
			<EventSheet {...{ event, words, places, language, chat }} art={{ ...art, beyblade: top }}>
				{event.winner && (
					<WinnerBox
						winner={event.winner}
						medal={medal}
						stage={kindOf(event.type) === 'beyblade' ? pictures.stage : undefined}
						words={words}
						language={language}
					/>
				)}
			</EventSheet>
			<div className="event-below">
				{/* Who may still come first reads when and where; afterwards who was there comes first. */}
				{!past && side}
				<div className="event-main">
					<People event={event} words={words} language={language} />
					{!past && <OtherEvents {...{ event, words, places, art, language }} />}
				</div>
				{past && side}
			</div>
		</>
	);
}
