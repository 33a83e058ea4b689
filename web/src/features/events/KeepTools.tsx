import { CalendarPlus } from 'lucide-react';
import { calendarFile, googleEntry } from '@/lib/events/event-links';
import type { ShopEvent } from '@/lib/events/events';
import type { DetailWords } from '@/lib/events/words';
import type { Language } from '@/lib/language';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { ShareButton } from './ShareButton';
import './calendar-card.css';

interface Props {
	event: ShopEvent;
	words: DetailWords;
	language: Language;
	/** The complete address of this page. */
	address: string;
}

/** Ways not to forget the event, and to bring a friend. */
export function KeepTools({ event, words, language, address }: Props) {
	const google = googleEntry(event, address);
	return (
		<aside className="calendar-card" aria-labelledby="keep-heading">
			<h2 id="keep-heading">
				<Text phrases>{words.calendar.heading}</Text>
			</h2>
			<div className="calendar-ways">
				<a className="button" href={calendarFile(event.id, language)}>
					<CalendarPlus aria-hidden size={20} />
					<span>
						<Text>{words.calendar.file}</Text>
					</span>
				</a>
				{google && (
					<Button icon="outside" href={google} newTabNote={words.newTab}>
						{words.calendar.google}
					</Button>
				)}
				<ShareButton title={event.name} address={address} words={words.share} />
			</div>
		</aside>
	);
}
