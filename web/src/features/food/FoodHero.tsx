import type { Content } from '@/generated/content';
import { type Picture, picture as pictureOf } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

export interface Outside {
	order: string;
	menu: string;
	newTab: string;
}

interface OutsideMenuProps {
	order: string;
	menu: string;
	outside: Outside;
}

/** The two ways out of the page: order now, or the menu page of the counter. */
export function OutsideMenu({ order, menu, outside }: OutsideMenuProps) {
	return (
		<div className="button-row" data-beside={beside(order, menu)}>
			<Button kind="primary" icon="outside" href={outside.order} newTabNote={outside.newTab}>
				{order}
			</Button>
			<Button
				kind="quiet"
				className="food-menu-page"
				icon="outside"
				href={outside.menu}
				newTabNote={outside.newTab}
			>
				{menu}
			</Button>
		</div>
	);
}

interface FoodHeroProps {
	hero: Content['pages']['food_drink']['hero'];
	price: string;
	picture: Picture;
	sizes: string;
	outside: Outside;
}

export function FoodHero({ hero, price, picture, sizes, outside }: FoodHeroProps) {
	return (
		<section className="food-hero wrap">
			<div className="food-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="food-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<OutsideMenu order={hero.order} menu={hero.menu} outside={outside} />
			</div>
			<div className="food-plate">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
				<Answer kind="steam" label={hero.image_press} />
				<p className="food-price">
					<Text>{price}</Text>
				</p>
			</div>
		</section>
	);
}

interface PromisesProps {
	features: Content['pages']['food_drink']['features'];
}

const icons = ['menu/price', 'menu/sharing', 'menu/fresh', 'icons/timer'];

/** What the kitchen promises, on order slips torn off the pad. */
export function Promises({ features }: PromisesProps) {
	return (
		<section className="section wrap" aria-labelledby="features">
			<SectionHeading heading={features.heading} lead={features.lead} id="features" />
			<ul className="promises">
				{features.points.map(({ title, text }, index) => (
					<li key={title} className="promise">
						<div className="promise-slip">
							<span className="promise-paper" />
							<Photo
								picture={pictureOf(icons[index % icons.length] as string)}
								alt=""
								sizes="(min-width: 1100px) 200px, 150px"
								cutout
							/>
							<Point title={title} text={text} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
