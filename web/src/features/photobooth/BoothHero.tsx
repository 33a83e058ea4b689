import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import { Sticker } from './Sticker';
import './booth-hero.css';

interface Props {
	hero: Content['pages']['photo_booth']['hero'];
	price: string;
	picture: Picture;
	sizes: string;
	chat: string;
	script: string;
	newTab: string;
}

export function BoothHero({ hero, price, picture, sizes, chat, script, newTab }: Props) {
	return (
		<section className="booth-hero wrap">
			<div className="booth-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="booth-lead">
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row button-row-tight">
					<Button kind="primary" icon="chat" href={chat} newTabNote={newTab}>
						{hero.book}
					</Button>
					<Button href={script}>{hero.script}</Button>
				</div>
			</div>
			<div className="booth-picture">
				<div className="booth-frame">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
				</div>
				<p className="booth-price">
					<Text>{price}</Text>
				</p>
				<Sticker shape="heart" />
				<Sticker shape="star" />
				<Sticker shape="bow" />
			</div>
		</section>
	);
}
