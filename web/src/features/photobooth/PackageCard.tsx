import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './package-card.css';

interface Props {
	offer: Content['photobooth']['packages'][number];
	picture: Picture;
	words: Content['pages']['photo_booth']['packages']['words'];
}

const figures = ['people', 'photos', 'minutes', 'prints', 'costume_changes'] as const;

export function PackageCard({ offer, picture, words }: Props) {
	return (
		<li className={offer.popular ? 'package package-popular' : 'package'}>
			{offer.popular && (
				<p className="package-ribbon">
					<Text>{words.popular}</Text>
				</p>
			)}
			<Photo
				picture={picture}
				alt=""
				sizes="(min-width: 900px) 340px, 84vw"
				className="package-picture"
			/>
			<h3>{offer.name}</h3>
			<p className="package-tagline">
				<Text>{offer.tagline}</Text>
			</p>
			<p className="package-price">
				<Text>{fill(words.price, { price: offer.price })}</Text>
			</p>
			<dl>
				{figures.map((name) => (
					<div key={name}>
						<dt>
							<Text>{words[name]}</Text>
						</dt>
						<dd>
							<Text>{String(offer[name] ?? words.unlimited)}</Text>
						</dd>
					</div>
				))}
			</dl>
		</li>
	);
}
