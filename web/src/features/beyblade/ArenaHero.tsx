import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './arena-hero.css';

interface Props {
	hero: Content['pages']['beyblade']['hero'];
	start: number;
	price: string;
	picture: Picture;
	sizes: string;
	events: string;
	ranking: string;
	newTab: string;
}

/** The call and the answer: the count is white, the shot is electric. */
function Call({ heading }: { heading: string }) {
	const [count, shot] = heading.split('*');
	return (
		<h1>
			<span className="arena-count">{count}</span>
			<em>{shot}</em>
		</h1>
	);
}

export function ArenaHero({ hero, start, price, picture, sizes, events, ranking, newTab }: Props) {
	return (
		<section className="arena-hero wrap">
			<div className="arena-hero-words">
				<p className="arena-kicker">
					<Text>{hero.kicker}</Text>
				</p>
				<Call heading={hero.heading} />
				<p className="arena-lead">
					<Text>{fill(hero.lead, { start })}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" href={events}>
						{hero.events}
					</Button>
					<Button icon="outside" href={ranking} newTabNote={newTab}>
						{hero.leaderboard}
					</Button>
				</div>
				<p className="arena-price">
					<span>
						<Text>{price}</Text>
					</span>
				</p>
			</div>
			<div className="arena-stage">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
			</div>
		</section>
	);
}
