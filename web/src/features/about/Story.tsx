import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface AboutHeroProps {
	hero: Content['pages']['about']['hero'];
	/** What is written under the photograph, with its figure filled in. */
	caption: string;
	picture: Picture;
	sizes: string;
	chat: { href: string; label: string; newTab: string };
}

/** A group photograph taped onto the page of a scrapbook. */
export function AboutHero({ hero, caption, picture, sizes, chat }: AboutHeroProps) {
	return (
		<section className="about-hero wrap">
			<div>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="about-hero-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<div className="button-row" data-beside={beside(chat.label, hero.team)}>
					<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{chat.label}
					</Button>
					<Button href="#team">{hero.team}</Button>
				</div>
			</div>
			<figure className="group-photo">
				<div className="group-photo-print">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
					<Answer kind="confetti" label={hero.image_press} />
					<figcaption>
						<Text>{caption}</Text>
					</figcaption>
				</div>
			</figure>
		</section>
	);
}

interface Stop {
	heading: string;
	text: string;
	stat?: { kind: string; figure: string; label: string };
	snapshot?: { picture: Picture; alt: string };
	/** Who stands on the path at the end of the words, where there is room. */
	walkers?: Picture;
}

interface StoryProps {
	words: { heading: string; start: string; finish: string };
	stops: Stop[];
	/** The layers of the piece at the end of the path: the visitor's. */
	piece: readonly string[];
}

/** A cardboard token with one figure of the shop. */
function Token({ kind, figure, label }: NonNullable<Stop['stat']>) {
	return (
		<dl className="token" data-stat={kind}>
			<dt>
				<Text>{label}</Text>
			</dt>
			<dd>{figure}</dd>
		</dl>
	);
}

function Snapshot({ picture, alt }: NonNullable<Stop['snapshot']>) {
	return (
		<div className="snapshot">
			<Photo picture={picture} alt={alt} sizes="(min-width: 900px) 380px, 240px" />
		</div>
	);
}

/** The story as the spaces of a board: each paragraph is a stop, the figures are tokens on it. */
export function Story({ words, stops, piece }: StoryProps) {
	return (
		<section className="section wrap" aria-labelledby="story">
			<SectionHeading heading={words.heading} id="story" />
			<div className="story-board">
				<p className="story-sign board-start">
					<Text>{words.start}</Text>
				</p>
				<ol className="story-track">
					{stops.map(({ heading, text, stat, snapshot, walkers }, index) => (
						<li className="stop" key={heading}>
							<span className="stop-number" aria-hidden="true">
								{index + 1}
							</span>
							<div className="stop-words">
								<h3>
									<Text phrases>{heading}</Text>
								</h3>
								<p>
									<Text>{text}</Text>
								</p>
							</div>
							{stat && <Token {...stat} />}
							{snapshot && <Snapshot {...snapshot} />}
							{walkers && (
								<Photo
									className="stop-walkers"
									picture={walkers}
									alt=""
									sizes="(width >= 1100px) 236px, 1px"
									cutout
								/>
							)}
						</li>
					))}
				</ol>
				<p className="story-sign board-finish">
					<span className="story-piece">
						{piece.map((image) => (
							<img key={image} src={image} alt="" width={192} height={192} loading="lazy" />
						))}
					</span>
					<Text>{words.finish}</Text>
				</p>
			</div>
		</section>
	);
}
