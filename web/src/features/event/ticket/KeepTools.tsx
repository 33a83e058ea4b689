import { useState } from 'react';
import { calendarFile, googleEntry } from '@/lib/events/calendar';
import { type ShopEvent, saidIn } from '@/lib/events/events';
import type { DetailWords } from '@/lib/events/words';
import type { Language } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Text } from '@/ui/Text';

interface ShareButtonProps {
	title: string;
	address: string;
	words: DetailWords['share'];
}

type Said = '' | 'copied' | 'failed';

/** Hands the page on; where the device has no way to share, its address is copied. */
async function share(title: string, url: string): Promise<Said> {
	try {
		if (typeof navigator.share === 'function') {
			await navigator.share({ title, url });
			return '';
		}
		await navigator.clipboard.writeText(url);
		return 'copied';
	} catch (problem) {
		// Closing the share sheet is a choice, not a failure.
		return problem instanceof DOMException && problem.name === 'AbortError' ? '' : 'failed';
	}
}

function ShareButton({ title, address, words }: ShareButtonProps) {
	const [said, setSaid] = useState<Said>('');
	return (
		<>
			<button
				className="button"
				type="button"
				onClick={() => void share(title, address).then(setSaid)}
			>
				<ShopIcon icon="share" size={20} />
				<span>
					<Text>{words.label}</Text>
				</span>
			</button>
			<p role="status">{said && <Text>{words[said]}</Text>}</p>
		</>
	);
}

interface KeepToolsProps {
	event: ShopEvent;
	words: DetailWords;
	language: Language;
	/** The complete address of this page. */
	address: string;
}

/** Ways not to forget the event, and to bring a friend. */
export function KeepTools({ event, words, language, address }: KeepToolsProps) {
	const google = googleEntry(event, address, language);
	return (
		<aside className="calendar-card" aria-labelledby="keep-heading">
			<h2 id="keep-heading">
				<Text phrases>{words.calendar.heading}</Text>
			</h2>
			<div className="calendar-ways">
				<a className="button" href={calendarFile(event.id, language)}>
					<ShopIcon icon="calendar" size={20} />
					<span>
						<Text>{words.calendar.file}</Text>
					</span>
				</a>
				{google && (
					<Button icon="outside" href={google} newTabNote={words.newTab}>
						{words.calendar.google}
					</Button>
				)}
				<ShareButton
					title={saidIn(event.name, language).text}
					address={address}
					words={words.share}
				/>
			</div>
		</aside>
	);
}
