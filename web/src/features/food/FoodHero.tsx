import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import { type Outside, OutsideMenu } from './OutsideMenu';
import './food-hero.css';

interface Props {
	hero: Content['pages']['food_drink']['hero'];
	price: string;
	picture: Picture;
	sizes: string;
	outside: Outside;
}

export function FoodHero({ hero, price, picture, sizes, outside }: Props) {
	return (
		<section className="food-hero wrap">
			<div className="food-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="food-lead">
					<Text>{hero.lead}</Text>
				</p>
				<OutsideMenu order={hero.order} menu={hero.menu} outside={outside} />
			</div>
			<div className="food-plate">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
				<p className="food-price">
					<Text>{price}</Text>
				</p>
			</div>
		</section>
	);
}
