import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './hero.css';

interface Props {
	hero: Content['pages']['home']['hero'];
	picture: Picture;
	sizes: string;
	chat: string;
	about: string;
	newTab: string;
}

export function Hero({ hero, picture, sizes, chat, about, newTab }: Props) {
	return (
		<section className="hero wrap">
			<div className="hero-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="hero-lead">
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat} newTabNote={newTab}>
						{hero.book}
					</Button>
					<Button href={about}>{hero.about}</Button>
				</div>
			</div>
			<div className="hero-picture">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
			</div>
		</section>
	);
}
