import type { TroubleWords } from '@/lib/events/words';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { BackLink } from './BackLink';
import { Message } from './Message';

interface Props {
	kind: 'notFound' | 'failed';
	words: TroubleWords;
	picture: Picture;
	back: string;
}

/** What the server sends under an event's address when it has no event to send. */
export function InsteadOfEvent({ kind, words, picture, back }: Props) {
	const { title, message } = words[kind];
	return (
		<section className="wrap">
			<BackLink href={back} label={words.back} />
			<Message picture={picture} title={title} note={message} alone>
				{/* An empty address is this page again, so it reloads without any script. */}
				<Button kind="primary" href="">
					{words.retry}
				</Button>
				<Button href={back}>{words.back}</Button>
			</Message>
		</section>
	);
}
