import { CalendarPlus } from 'lucide-react';
import type { Content } from '@/generated/content';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import './calendar-card.css';

interface Props {
	words: Content['pages']['events']['calendar'];
	/** The calendar's own address, and the one that hands it to Google. */
	feed: string;
	google: string;
	newTab: string;
}

/** A leaf of a tear-off calendar: follow all events at once. */
export function CalendarCard({ words, feed, google, newTab }: Props) {
	return (
		<aside className="calendar-card" id="calendar" aria-labelledby="calendar-heading">
			<h2 id="calendar-heading">
				<Text phrases>{words.heading}</Text>
			</h2>
			<p>
				<Text>{words.lead}</Text>
			</p>
			<div className="calendar-ways">
				<a className="button" href={feed} data-calendar-app>
					<CalendarPlus aria-hidden size={20} />
					<span>
						<Text>{words.app}</Text>
					</span>
				</a>
				<Button icon="outside" href={google} newTabNote={newTab}>
					{words.google}
				</Button>
			</div>
		</aside>
	);
}
