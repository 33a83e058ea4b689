import type { TroubleWords } from '@/lib/events/words';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Message } from './Message';
import { ReloadButton } from './ReloadButton';

interface Props {
	kind: 'notFound' | 'failed';
	words: TroubleWords;
	picture: Picture;
	back: string;
}

/** In place of an event that is gone, or that could not be fetched. */
export function Trouble({ kind, words, picture, back }: Props) {
	const { title, message } = words[kind];
	return (
		<Message picture={picture} title={title} note={message} alone urgent>
			<ReloadButton label={words.retry} />
			<Button href={back}>{words.back}</Button>
		</Message>
	);
}
