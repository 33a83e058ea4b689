import { type Language, localPath } from '@/lib/language';
import type { Picture } from '@/lib/pictures';
import type { Say } from '@/lib/words';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';

interface Props {
	language: Language;
	picture: Picture;
	say: Say;
}

export function NotFound({ language, picture, say }: Props) {
	return (
		<section className="lost wrap">
			<Photo picture={picture} alt="" sizes="(min-width: 700px) 420px, 80vw" cutout first />
			<h1>
				<Text phrases>{say('not_found.heading')}</Text>
			</h1>
			<p className="soft">
				<Text>{say('not_found.message')}</Text>
			</p>
			<div className="button-row">
				<Button kind="primary" href={localPath('/', language)}>
					{say('not_found.home')}
				</Button>
				<Button href={localPath('/services', language)}>{say('not_found.services')}</Button>
			</div>
		</section>
	);
}
