import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './add-on-stickers.css';

type AddOn = Content['photobooth']['add_ons'][number];

interface Props {
	words: Content['pages']['photo_booth']['add_ons'];
	addOns: { addOn: AddOn; picture: Picture }[];
}

function priceOf(addOn: AddOn, words: Props['words']): string {
	return fill(addOn.per_photo ? words.plus_per_photo : words.plus, { plus: addOn.plus });
}

/** A sheet of stickers, one for each add-on. */
export function AddOnStickers({ words, addOns }: Props) {
	return (
		<section className="wrap" aria-labelledby="add-ons">
			<SectionHeading heading={words.heading} lead={words.lead} id="add-ons" centred />
			<ul className="sticker-sheet">
				{addOns.map(({ addOn, picture }) => (
					<li key={addOn.id}>
						<Photo picture={picture} alt="" sizes="(min-width: 900px) 220px, 40vw" />
						<h3>
							<Text>{addOn.name}</Text>
						</h3>
						<p>
							<Text>{addOn.text}</Text>
						</p>
						<p className="sticker-price">
							<Text>{priceOf(addOn, words)}</Text>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
