import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './play-hero.css';

interface Props {
	hero: Content['pages']['play_at_shop']['hero'];
	price: string;
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
	phone: string;
}

export function PlayHero({ hero, price, picture, sizes, chat, phone }: Props) {
	return (
		<section className="play-hero wrap">
			<div className="play-hero-words">
				<p className="play-badge">
					<Text>{hero.badge}</Text>
				</p>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="play-hero-lead">
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{hero.book}
					</Button>
					<Button icon="phone" href={phone}>
						{hero.call}
					</Button>
				</div>
			</div>
			<div className="play-hero-picture">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<p className="play-stamp">
					<Text>{price}</Text>
				</p>
			</div>
		</section>
	);
}
