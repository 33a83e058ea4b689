import { ArrowLeft } from 'lucide-react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import '@/ui/arena/rulebook-hero.css';

interface Props {
	hero: Content['pages']['regulations']['hero'];
	picture: Picture;
	sizes: string;
	back: string;
	scoreboard: string;
}

export function RulebookHero({ hero, picture, sizes, back, scoreboard }: Props) {
	return (
		<section className="rulebook-hero wrap">
			<div>
				<a className="back-link no-print" href={back}>
					<ArrowLeft aria-hidden size={20} />
					<span>
						<Text>{hero.back}</Text>
					</span>
				</a>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p>
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row no-print">
					<Button kind="primary" href="#deck-check">
						{hero.deck}
					</Button>
					<Button href={scoreboard}>{hero.scoreboard}</Button>
				</div>
			</div>
			<div className="rulebook-cover no-print">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
			</div>
		</section>
	);
}
