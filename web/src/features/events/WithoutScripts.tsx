import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import './without-scripts.css';

interface Props {
	sentence: string;
	calendar: { href: string; label: string };
	chat: { href: string; label: string; newTab: string };
}

/** What stands in place of the live list where the browser runs no scripts. */
export function WithoutScripts({ sentence, calendar, chat }: Props) {
	return (
		<div className="without-scripts">
			<p>
				<Text>{sentence}</Text>
			</p>
			<div className="button-row">
				<Button href={calendar.href}>{calendar.label}</Button>
				<Button icon="chat" href={chat.href} newTabNote={chat.newTab}>
					{chat.label}
				</Button>
			</div>
		</div>
	);
}
