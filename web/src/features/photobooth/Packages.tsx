import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { PackageCard } from './PackageCard';
import { Sticker } from './Sticker';
import './packages.css';

interface Props {
	words: Content['pages']['photo_booth']['packages'];
	packages: { offer: Content['photobooth']['packages'][number]; picture: Picture }[];
}

export function Packages({ words, packages }: Props) {
	return (
		<section className="section packages" aria-labelledby="packages">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="packages" centred />
				<ul className="packages-grid">
					{packages.map(({ offer, picture }) => (
						<PackageCard key={offer.id} offer={offer} picture={picture} words={words.words} />
					))}
				</ul>
				<p className="packages-included">
					<Sticker shape="star" />
					<span>
						<Text>{words.included}</Text>
					</span>
				</p>
			</div>
		</section>
	);
}
