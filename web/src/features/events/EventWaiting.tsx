import { Ticket } from 'lucide-react';
import { gaps, waitingElement } from '@/lib/events/gaps';
import type { DetailWords } from '@/lib/events/words';
import { Button } from '@/ui/Button';
import './event-sheet.css';
import './event-waiting.css';
import './ticket-skeleton.css';
import '@/ui/styles/ticket-stub.css';
import './badges.css';
import './without-scripts.css';

interface Props {
	words: DetailWords;
	chat: string;
}

/**
 * The page as the server sends it: the ticket with everything a reader needs, in the places where
 * the island will show it again with more. Without scripts this is the page.
 */
export function EventWaiting({ words, chat }: Props) {
	return (
		<div id={waitingElement}>
			<div className="sheet ticket-kind">
				<div className="ticket-stub ticket-stub-blank">
					<Ticket aria-hidden size={60} />
				</div>
				<div className="sheet-body">
					<p className="badges" />
					<h1>{gaps.title}</h1>
					{/* The server puts escaped markup here; nothing of a visitor's reaches this place. */}
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed gap, filled by the server. */}
					<div className="sheet-summary" dangerouslySetInnerHTML={{ __html: gaps.summary }} />
					<div className="sheet-action">
						<Button kind="primary" icon="chat" href={chat} newTabNote={words.newTab}>
							{words.ask}
						</Button>
					</div>
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
