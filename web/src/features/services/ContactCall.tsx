import type { Content } from '@/generated/content';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import '@/ui/styles/closing-call.css';

interface Props {
	words: Content['pages']['services']['call'];
	contact: string;
	chat: { href: string; newTab: string };
}

/** Over to the contact page, for those who have not chosen yet. */
export function ContactCall({ words, contact, chat }: Props) {
	return (
		<section className="wrap closing">
			<div className="closing-card">
				<h2>
					<Text phrases>{words.heading}</Text>
				</h2>
				<p>
					<Text>{words.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" href={contact}>
						{words.contact}
					</Button>
					<Button icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{words.chat}
					</Button>
				</div>
			</div>
		</section>
	);
}
