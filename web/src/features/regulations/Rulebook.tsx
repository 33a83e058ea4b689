import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Answer } from '@/ui/controls/Answer';
import { BackLink } from '@/ui/controls/BackLink';
import { Button } from '@/ui/controls/Button';
import { Photo } from '@/ui/pictures/Photo';
import { Point } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface RulebookHeroProps {
	hero: Content['pages']['regulations']['hero'];
	picture: Picture;
	sizes: string;
	back: string;
	scoreboard: string;
}

export function RulebookHero({ hero, picture, sizes, back, scoreboard }: RulebookHeroProps) {
	return (
		<section className="rulebook-hero wrap">
			<div>
				<BackLink href={back} label={hero.back} />
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p>
					<Text lead>{hero.lead}</Text>
				</p>
				<div className="button-row no-print">
					<Button kind="primary" href="#deck-check">
						{hero.deck}
					</Button>
					<Button href={scoreboard}>{hero.scoreboard}</Button>
				</div>
			</div>
			<div className="rulebook-cover no-print">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<Answer kind="hop" label={hero.image_press} />
			</div>
		</section>
	);
}

interface ContentsProps {
	label: string;
	chapters: readonly { anchor: string; short: string }[];
}

/** Plain links to the chapters; a small script marks the one being read. */
export function Contents({ label, chapters }: ContentsProps) {
	return (
		<nav className="contents no-print" aria-label={label} data-contents>
			<p className="contents-title" aria-hidden>
				<Text>{label}</Text>
			</p>
			<ol>
				{chapters.map(({ anchor, short }, index) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>
							<span className="contents-number">{index + 1}</span>
							<span>
								<Text>{short}</Text>
							</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

interface ChapterProps {
	chapter: { anchor: string; heading: string; lead: string };
	number: number;
	label: string;
	/** Stands beside the heading, on a phone below it. */
	picture: Picture | undefined;
	children: ReactNode;
}

/** These open with their picture across the page: the clash, and the red card. */
const wide: readonly number[] = [2, 8];

/** One chapter of the book, with an address of its own. */
export function Chapter({ chapter, number, label, picture, children }: ChapterProps) {
	const across = wide.includes(number);
	return (
		<section
			className="chapter"
			id={chapter.anchor}
			aria-labelledby={`${chapter.anchor}-heading`}
			data-across={across ? '' : undefined}
		>
			<div className="chapter-head">
				<p className="chapter-number">
					<span>
						<Text>{fill(label, { number })}</Text>
					</span>
				</p>
				{picture && (
					<Photo
						className="chapter-picture no-print"
						picture={picture}
						alt=""
						sizes={across ? '(min-width: 1100px) 890px, 92vw' : '(min-width: 700px) 360px, 92vw'}
					/>
				)}
				<h2 id={`${chapter.anchor}-heading`}>
					<Text phrases>{chapter.heading}</Text>
				</h2>
				<p className="chapter-lead">
					<Text lead>{chapter.lead}</Text>
				</p>
			</div>
			{children}
		</section>
	);
}

/** The long part of a chapter: folded on a phone, open where there is room. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
	return (
		<details className="chapter-fold">
			<summary>
				<span>
					<Text>{label}</Text>
				</span>
			</summary>
			{children}
		</details>
	);
}

export function ScoreboardLink({ href, label }: { href: string; label: string }) {
	return (
		<p className="scoreboard-link no-print">
			<Button href={href}>{label}</Button>
		</p>
	);
}

/** The one part that may damage the stadium, behind a barrier. */
export function BanNotice({ title, text }: { title: string; text: string }) {
	return (
		<div className="ban-notice" role="note">
			<Point title={title} text={text} />
		</div>
	);
}

/** What is said in place of a tool where scripts do not run. */
export function DeckWithoutScripts({ text }: { text: string }) {
	return (
		<p className="without-scripts">
			<Text lead>{text}</Text>
		</p>
	);
}
