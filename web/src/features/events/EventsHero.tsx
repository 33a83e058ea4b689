import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

interface EventsHeroProps {
	hero: Content['pages']['events']['hero'];
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
}

/** A ticket as large as a poster, with the picture printed on it. */
export function EventsHero({ hero, picture, sizes, chat }: EventsHeroProps) {
	return (
		<section className="events-hero wrap">
			<div>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="events-hero-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<div className="button-row" data-beside={beside(hero.see, hero.book)}>
					{/* Both lie in one place, and the list tells which of them is seen. */}
					<span className="hero-see">
						<Button kind="primary" href="#booth">
							{hero.see}
						</Button>
						<Button kind="primary" href="?tab=past#booth">
							{hero.see_past}
						</Button>
					</span>
					{/* The bar and the header offer the table too; the tickets are this page's own. */}
					<Button icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{hero.book}
					</Button>
				</div>
			</div>
			<div className="posters">
				<div className="poster">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
					<Answer kind="confetti" label={hero.image_press} />
					<p className="poster-stub">
						<span>
							<Text>{hero.stub}</Text>
						</span>
					</p>
				</div>
			</div>
		</section>
	);
}

interface CalendarCardProps {
	words: Content['pages']['events']['calendar'];
	/** The calendar's own address, and the one that hands it to Google. */
	feed: string;
	google: string;
	newTab: string;
}

/** A leaf of a tear-off calendar: follow all events at once. */
export function CalendarCard({ words, feed, google, newTab }: CalendarCardProps) {
	return (
		<aside className="calendar-card" id="calendar" aria-labelledby="calendar-heading">
			<h2 id="calendar-heading">
				<Text phrases>{words.heading}</Text>
			</h2>
			<p>
				<Text lead>{words.lead}</Text>
			</p>
			<div className="calendar-ways">
				<a className="button" href={feed} data-calendar-app>
					<ShopIcon icon="calendar" size={20} />
					<span>
						<Text>{words.app}</Text>
					</span>
				</a>
				<Button icon="outside" href={google} newTabNote={newTab}>
					{words.google}
				</Button>
			</div>
		</aside>
	);
}

interface RankingCardProps {
	words: Content['pages']['events']['ranking'];
	picture: Picture;
	href: string;
}

/** A dark corner of the booth for those who come to win. */
export function RankingCard({ words, picture, href }: RankingCardProps) {
	return (
		<aside className="ranking-card" aria-labelledby="ranking-heading">
			<div className="ranking-scene">
				<Photo
					picture={picture}
					alt=""
					sizes="(min-width: 1100px) 420px, (min-width: 700px) 50vw, 90vw"
				/>
			</div>
			<h2 id="ranking-heading">
				<Text phrases>{words.heading}</Text>
			</h2>
			<p>
				<Text lead>{words.lead}</Text>
			</p>
			<Button kind="quiet" href={href}>
				{words.more}
			</Button>
		</aside>
	);
}

interface EventsWithoutScriptsProps {
	sentence: string;
	calendar: { href: string; label: string };
	chat: { href: string; label: string; newTab: string };
}

/** What stands in place of the live list where the browser runs no scripts. */
export function EventsWithoutScripts({ sentence, calendar, chat }: EventsWithoutScriptsProps) {
	return (
		<div className="without-scripts">
			<p>
				<Text>{sentence}</Text>
			</p>
			<div className="button-row">
				<Button href={calendar.href}>{calendar.label}</Button>
				<Button icon="chat" href={chat.href} newTabNote={chat.newTab}>
					{chat.label}
				</Button>
			</div>
		</div>
	);
}
