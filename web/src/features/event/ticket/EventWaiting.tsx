import { Fragment, type ReactNode } from 'react';
import { Message, told } from '@/features/events/Message';
import { actionGap, actionsEnd, gaps, waitingElement } from '@/lib/events/gaps';
import type { DetailWords, TroubleWords } from '@/lib/events/words';
import type { Picture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { actions, EventActions } from './EventActions';
import { RulesLink } from './EventFacts';

interface EventWaitingProps {
	words: DetailWords;
	chat: string;
	language: Language;
}

/**
 * The page as the server sends it: the ticket with everything a reader needs, in the places where
 * the island will show it again with more. Without scripts this is the page.
 */
export function EventWaiting({ words, chat, language }: EventWaitingProps) {
	return (
		<div id={waitingElement}>
			<div className="sheet ticket-kind" data-kind={gaps.kind}>
				<div className="ticket-stub ticket-stub-blank">
					<ShopIcon icon="ticket" size={60} />
				</div>
				<div className="sheet-body">
					<p className="badges" />
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed gap, filled by the server. */}
					<h1 dangerouslySetInnerHTML={{ __html: gaps.heading }} />
					{/* The server puts escaped markup here; nothing of a visitor's reaches this place. */}
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed gap, filled by the server. */}
					<div className="sheet-summary" dangerouslySetInnerHTML={{ __html: gaps.summary }} />
					{actions.map((action) => (
						<Fragment key={action}>
							{actionGap(action)}
							<EventActions
								action={action}
								words={words}
								href={
									action === 'register'
										? gaps.register
										: chat.replaceAll('%7Bevent%7D', gaps.nameEncoded)
								}
								// Without scripts the list tells when the next round is.
								next={localPath('/events', language)}
							/>
						</Fragment>
					))}
					{actionsEnd}
					<RulesLink label={words.rules} language={language} />
				</div>
			</div>
			<div className="sheet-waiting with-scripts">
				<p className="hidden-visually" role="status">
					{words.loading}
				</p>
				<span className="blank blank-name" />
				<span className="blank blank-time" />
				<span className="blank blank-place" />
			</div>
		</div>
	);
}

interface InsteadOfEventProps {
	kind: 'notFound' | 'failed';
	words: TroubleWords;
	picture: Picture;
	back: string;
	/** What stands below. */
	children?: ReactNode;
}

/** What the server sends under an event's address when it has no event to send. */
export function InsteadOfEvent({ kind, words, picture, back, children }: InsteadOfEventProps) {
	const gone = kind === 'notFound';
	// An empty address is this page again, so it reloads without any script.
	const again = (
		<Button kind={gone ? 'plain' : 'primary'} href="">
			{words.retry}
		</Button>
	);
	return (
		<section className="wrap">
			<Message picture={picture} {...told(words[kind], gone)} alone large={gone}>
				{/* One that does not exist will hardly be there later; the list of events helps more. */}
				{!gone && again}
				<Button kind={gone ? 'primary' : 'plain'} href={back}>
					{words.back}
				</Button>
				{gone && again}
			</Message>
			{children}
		</section>
	);
}
