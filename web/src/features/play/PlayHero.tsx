import type { Content } from '@/generated/content';
import { type Picture, picture as pictureOf } from '@/lib/pictures';
import { fill, type Values } from '@/lib/text/words';
import { Answer } from '@/ui/controls/Answer';
import { Photo } from '@/ui/pictures/Photo';
import { ChatOrPhone, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

/** The price on its seal: the figure large, the words before and after it small. */
function Stamp({ price }: { price: string }) {
	const [before = '', figure = '', after = ''] = price.split(/\s*(\d+)\s*/);
	return (
		<p className="play-stamp">
			<span>
				<Text>{before}</Text>
			</span>{' '}
			<strong>{figure}</strong>{' '}
			<span>
				<Text>{after}</Text>
			</span>
		</p>
	);
}

interface PlayHeroProps {
	hero: Content['pages']['play_at_shop']['hero'];
	price: string;
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
	phone: string;
}

export function PlayHero({ hero, price, picture, sizes, chat, phone }: PlayHeroProps) {
	return (
		<section className="play-hero wrap">
			<div className="play-hero-words">
				<p className="play-badge">
					<Text>{hero.badge}</Text>
				</p>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="play-hero-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<ChatOrPhone
					wide
					chat={{ ...chat, label: hero.book }}
					phone={{ href: phone, label: hero.call }}
				/>
			</div>
			<div className="play-hero-picture">
				<div>
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
					<Answer kind="hop" label={hero.image_press} />
				</div>
				<Stamp price={price} />
			</div>
		</section>
	);
}

/** A scene on every card, in the order of the reasons. */
const pictures = [
	'play/games',
	'play/teaching',
	'play/any-number',
	'play/snacks',
	'play/any-hour',
	'play/money-back',
];

interface ReasonCardsProps {
	words: Content['pages']['play_at_shop']['highlights'];
	/** Facts of the shop that the texts quote. */
	facts: Values;
}

/** Six reasons to come, dealt as cards on a playing mat. */
export function ReasonCards({ words, facts }: ReasonCardsProps) {
	return (
		<section className="section wrap" aria-labelledby="highlights">
			<SectionHeading heading={words.heading} lead={words.lead} id="highlights" />
			<ol className="reason-cards">
				{words.items.map((item, index) => (
					<li key={item.title}>
						<div className="reason-picture">
							<Photo
								picture={pictureOf(pictures[index % pictures.length] as string)}
								alt=""
								sizes="(min-width: 700px) 320px, 164px"
								cutout
							/>
						</div>
						<div className="reason-words">
							<h3>
								<Text>{fill(item.title, facts)}</Text>
							</h3>
							<p>
								<Text>{fill(item.text, facts)}</Text>
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
