import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

const shapes = {
	heart: 'M20 35C8 26 3 20 3 13a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 7-5 13-17 22z',
	star: 'M20 3l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z',
	flash: 'M23 2 6 23h11l-3 15 18-22H20z',
	bow: 'M20 17c-5-8-16-9-16-3v12c0 6 11 5 16-3 5 8 16 9 16 3V14c0-6-11-5-16 3z',
};

interface StickerProps {
	shape: keyof typeof shapes;
	className?: string;
}

/** A small die-cut sticker; it only decorates. */
export function Sticker({ shape, className }: StickerProps) {
	return (
		<svg
			className={`sticker sticker-${shape} ${className ?? ''}`.trim()}
			aria-hidden="true"
			viewBox="-3 -3 46 46"
			width="46"
			height="46"
		>
			<path className="sticker-edge" d={shapes[shape]} />
			<path d={shapes[shape]} />
		</svg>
	);
}

interface BoothHeroProps {
	hero: Content['pages']['photo_booth']['hero'];
	price: string;
	/** What a visit shorter than an hour costs, if there is one. */
	short: string | undefined;
	picture: Picture;
	sizes: string;
	chat: string;
	script: string;
	newTab: string;
}

export function BoothHero(props: BoothHeroProps) {
	const { hero, price, short, picture, sizes, chat, script, newTab } = props;
	return (
		<section className="booth-hero wrap">
			<div className="booth-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="booth-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<div className="button-row" data-beside={beside(hero.book, hero.packages)}>
					<Button kind="primary" icon="chat" href={chat} newTabNote={newTab}>
						{hero.book}
					</Button>
					<Button href="#packages">{hero.packages}</Button>
				</div>
			</div>
			<div className="booth-picture">
				<div className="booth-frame">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
					<Answer kind="flash" label={hero.image_press} />
					{short && (
						<p className="booth-short">
							<Text>{short}</Text>
						</p>
					)}
				</div>
				<p className="booth-price">
					<Text>{price}</Text>
				</p>
				<Sticker shape="heart" />
				<Sticker shape="star" />
				<Sticker shape="bow" />
			</div>
			<p className="booth-script">
				<a href={script}>
					<span>
						<Text>{hero.script}</Text>
					</span>
					<ArrowRight aria-hidden size={19} />
				</a>
			</p>
		</section>
	);
}

interface StripPicture {
	picture: Picture;
	caption: string;
	/** What pressing the picture does, in words. */
	label: string;
}

const perStrip = 2;

/** The pictures in strips of two, in their order. */
function strips(pictures: StripPicture[]): StripPicture[][] {
	const count = Math.ceil(pictures.length / perStrip);
	return Array.from({ length: count }, (_, strip) =>
		pictures.slice(strip * perStrip, (strip + 1) * perStrip),
	);
}

/** Links to the large files, which the island around them opens in the viewer. */
export function PhotoStrips({ pictures }: { pictures: StripPicture[] }) {
	return (
		<div className="strips">
			{strips(pictures).map((strip) => (
				<ul className="strip" key={strip[0]?.caption}>
					{strip.map(({ picture, caption, label }) => (
						<li key={caption}>
							<a href={picture.largest} data-view data-caption={caption} aria-haspopup="dialog">
								<Photo
									picture={picture}
									alt={label}
									sizes="(min-width: 1700px) 340px, (min-width: 1100px) 19vw, 44vw"
								/>
							</a>
						</li>
					))}
				</ul>
			))}
		</div>
	);
}
