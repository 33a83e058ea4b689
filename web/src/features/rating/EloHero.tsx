import { ArrowLeft } from 'lucide-react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import '@/ui/arena/rulebook-hero.css';
import './elo-hero.css';

interface Props {
	hero: Content['pages']['rating']['hero'];
	tryIt: string;
	start: number;
	picture: Picture;
	sizes: string;
	back: string;
}

export function EloHero({ hero, tryIt, start, picture, sizes, back }: Props) {
	return (
		<section className="rulebook-hero elo-hero wrap">
			<div>
				<a className="back-link" href={back}>
					<ArrowLeft aria-hidden size={20} />
					<span>
						<Text>{hero.back}</Text>
					</span>
				</a>
				<h1>
					<Text>{fill(hero.heading, { start })}</Text>
				</h1>
				<p>
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" href="#preview">
						{tryIt}
					</Button>
				</div>
			</div>
			<div className="elo-stage">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
			</div>
		</section>
	);
}
