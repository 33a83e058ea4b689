import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill, type Values } from '@/lib/text/words';
import { Answer } from '@/ui/Answer';
import { RolledDie } from '@/ui/drawings/RolledDie';
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
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<Answer kind="hop" label={hero.image_press} />
				<Stamp price={price} />
			</div>
		</section>
	);
}

const faces: readonly number[] = [1, 2, 3, 4, 5, 6];

interface DiceTrayProps {
	words: Content['pages']['play_at_shop']['highlights'];
	/** Facts of the shop that the texts quote. */
	facts: Values;
}

/** Six reasons to come, one for each side of a die, rolled into a felt tray. */
export function DiceTray({ words, facts }: DiceTrayProps) {
	return (
		<section className="section wrap" aria-labelledby="highlights">
			<SectionHeading heading={words.heading} lead={words.lead} id="highlights" />
			<ol className="dice-tray">
				{words.items.map((item, index) => (
					<li key={item.title}>
						<RolledDie face={faces[index] ?? 1} />
						<div>
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
