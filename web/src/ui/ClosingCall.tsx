import { Button } from './Button';
import { Text } from './Text';
import '@/ui/styles/closing-call.css';

interface Props {
	heading: string;
	lead: string;
	chat: { href: string; label: string; newTab: string };
	phone: { href: string; label: string };
}

/** The last word of a page: chat first, phone second. */
export function ClosingCall({ heading, lead, chat, phone }: Props) {
	return (
		<section className="wrap closing">
			<div className="closing-card">
				<h2>
					<Text phrases>{heading}</Text>
				</h2>
				<p>
					<Text>{lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{chat.label}
					</Button>
					<Button icon="phone" href={phone.href}>
						{phone.label}
					</Button>
				</div>
			</div>
		</section>
	);
}
