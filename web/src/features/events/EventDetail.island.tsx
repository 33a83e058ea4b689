import { useEffect, useLayoutEffect, useState } from 'react';
import { EventSheet } from './EventSheet';
import { KeepTools } from './KeepTools';
import { People } from './People';
import { Trouble } from './Trouble';
import { WinnerBox } from './WinnerBox';
import './event-page.css';
import { askForEvent, type Outcome } from '@/lib/events/calls';
import { idInAddress } from '@/lib/events/event-links';
import type { BranchPlaces } from '@/lib/events/event-places';
import type { ShopEvent } from '@/lib/events/events';
import { waitingElement } from '@/lib/events/gaps';
import type { DetailWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/language';
import type { Picture } from '@/lib/pictures';
import { eventInPage } from './event-in-page';

interface Props {
	words: DetailWords;
	places: BranchPlaces;
	picture: Picture;
	chat: string;
	language: Language;
}

/** What came with the page, then what the API says now. Old news is better than an error. */
function newer(known: Outcome<ShopEvent> | undefined, latest: Outcome<ShopEvent>) {
	const lost = !latest.ok && latest.reason === 'failed';
	return lost && known?.ok ? known : latest;
}

function useEvent(): Outcome<ShopEvent> | undefined {
	const [outcome, setOutcome] = useState<Outcome<ShopEvent>>();
	useEffect(() => {
		setOutcome(eventInPage());
		const id = idInAddress(location.pathname);
		void askForEvent(id).then((latest) => setOutcome((known) => newer(known, latest)));
	}, []);
	return outcome;
}

/** One event with everything that is known of it. */
export default function EventDetail({ words, places, picture, chat, language }: Props) {
	const outcome = useEvent();
	const known = outcome !== undefined;
	// What the server wrote stays until there is something to put in its place, and goes with it.
	useLayoutEffect(() => {
		if (known) document.getElementById(waitingElement)?.remove();
	}, [known]);
	if (!outcome) return null;
	if (!outcome.ok) {
		const kind = outcome.reason === 'not-found' ? 'notFound' : 'failed';
		const back = localPath('/events', language);
		return <Trouble kind={kind} words={words.trouble} picture={picture} back={back} />;
	}
	const event = outcome.value;
	const address = `${location.origin}${location.pathname}`;
	return (
		<>
			<EventSheet event={event} words={words} places={places} language={language} chat={chat} />
			<div className="event-below">
				<div className="event-main">
					{event.winner && <WinnerBox winner={event.winner} words={words} language={language} />}
					<People event={event} words={words} language={language} />
				</div>
				<KeepTools event={event} words={words} language={language} address={address} />
			</div>
		</>
	);
}
