import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './events-hero.css';

interface Props {
	hero: Content['pages']['events']['hero'];
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
}

/** A ticket as large as a poster, with the picture printed on it. */
export function EventsHero({ hero, picture, sizes, chat }: Props) {
	return (
		<section className="events-hero wrap">
			<div>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="events-hero-lead">
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{hero.book}
					</Button>
					<Button href="#booth">{hero.see}</Button>
				</div>
			</div>
			<div className="poster">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<p className="poster-stub">
					<span>
						<Text>{hero.stub}</Text>
					</span>
				</p>
			</div>
		</section>
	);
}
