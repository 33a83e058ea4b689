import type { Content } from '@/generated/content';
import { type Picture, picture as pictureNamed } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import type { BoardWords } from './Leaderboard.island';

interface ArenaHeroProps {
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

export function ArenaHero({
	hero,
	start,
	price,
	picture,
	sizes,
	events,
	ranking,
	newTab,
}: ArenaHeroProps) {
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
				<p className="arena-price">
					<span>
						<Text>{price}</Text>
					</span>
				</p>
				<div className="button-row" data-beside={beside(hero.events, hero.leaderboard)}>
					<Button kind="primary" href={events}>
						{hero.events}
					</Button>
					<Button icon="outside" href={ranking} newTabNote={newTab}>
						{hero.leaderboard}
					</Button>
				</div>
			</div>
			<div className="arena-stage">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<Answer kind="clash" label={hero.image_press} />
			</div>
		</section>
	);
}

interface TopTenLinksProps {
	words: BoardWords;
	ranking: string;
	newTab: string;
}

/** Below the table: the whole ranking, and where to look when scripts do not run. */
export function TopTenLinks({ words, ranking, newTab }: TopTenLinksProps) {
	return (
		<div className="top-ten-links">
			<p className="without-scripts">
				<Text>{words.no_scripts}</Text>
			</p>
			<Button icon="outside" href={ranking} newTabNote={newTab}>
				{words.all}
			</Button>
		</div>
	);
}

type Words = Content['pages']['beyblade']['activities'];

/** What stands on each step. */
const props: Record<Words['items'][number]['key'], string> = {
	daily: 'services/beyblade',
	weekly: 'beyblade/judge',
	special: 'small/cup',
};

/** Three kinds of rounds to choose from; none has to be played before another. */
export function Activities({ words }: { words: Words }) {
	return (
		<section className="section wrap" aria-labelledby="activities">
			<SectionHeading heading={words.heading} lead={words.lead} id="activities" />
			<ul className="rounds">
				{words.items.map(({ key, when, title, text, format }) => (
					<li key={key} className="round" data-round={key}>
						<Photo picture={pictureNamed(props[key])} alt="" sizes="190px" cutout />
						<p className="round-when">
							<span>
								<Text>{when}</Text>
							</span>
						</p>
						<Point title={title} text={text} />
						<p className="round-format">
							<Text>{format}</Text>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

interface ArenaQuestionsProps {
	words: Content['pages']['beyblade']['faq'];
	price: string;
	language: Language;
}

export function ArenaQuestions({ words, price, language }: ArenaQuestionsProps) {
	return (
		<section className="section wrap arena-faq" aria-labelledby="faq">
			<div className="arena-faq-head">
				<SectionHeading heading={words.heading} lead={words.lead} id="faq" />
				<Photo picture={pictureNamed('beyblade/judge')} alt="" sizes="360px" cutout />
			</div>
			<div className="arena-questions">
				{words.items.map(({ question, answer, link }) => (
					<details key={question} className="arena-question">
						<summary>
							<h3>
								<Text>{question}</Text>
							</h3>
						</summary>
						<p>
							<Text>{fill(answer, { price })}</Text>
						</p>
						{link && (
							<p>
								<a className="arena-link" href={localPath(link.path, language)}>
									<span>
										<Text>{link.label}</Text>
									</span>
								</a>
							</p>
						)}
					</details>
				))}
			</div>
		</section>
	);
}
