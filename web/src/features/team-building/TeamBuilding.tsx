import type { Content } from '@/generated/content';
import { type Picture, picture as pictureOf } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Photo } from '@/ui/pictures/Photo';
import { ChatOrPhone, Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface Props {
	hero: Content['pages']['team_building']['hero'];
	facts: string[];
	price: string;
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
	call: { href: string; label: string };
}

/** What someone who plans the day asks next, on small wooden tokens. */
function Facts({ facts }: { facts: readonly string[] }) {
	return (
		<ul className="team-facts">
			{facts.map((fact) => (
				<li key={fact}>
					<Text>{fact}</Text>
				</li>
			))}
		</ul>
	);
}

/** How many may come is said largest, on the picture; the price is one fact among the others. */
export function TeamHero({ hero, facts, price, picture, sizes, chat, call }: Props) {
	const [people = '', ...others] = facts;
	return (
		<section className="team-hero wrap">
			<div className="team-table">
				<div className="team-words">
					<h1>
						<Text phrases>{hero.heading}</Text>
					</h1>
					<p className="team-lead">
						<Text lead>{hero.lead}</Text>
					</p>
					<ChatOrPhone chat={{ ...chat, label: hero.inquire }} phone={call} wide />
				</div>
				<div className="team-picture">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
					<Answer kind="confetti" label={hero.image_press} />
					<p className="team-people">
						<Text>{people}</Text>
					</p>
				</div>
				<Facts facts={[...others, price]} />
			</div>
		</section>
	);
}

type Benefits = Content['pages']['team_building']['benefits'];

/** Six hexagon tiles that make a board on a wide screen and a list of cards on others; each holds a small scene. */
export function BenefitTiles({ benefits }: { benefits: Benefits }) {
	return (
		<section className="section wrap" aria-labelledby="benefits">
			<SectionHeading heading={benefits.heading} lead={benefits.lead} id="benefits" />
			<ul className="tiles">
				{benefits.tiles.map(({ key, image, title, text }) => (
					<li key={key} className="tile" data-benefit={key}>
						<span className="tile-scene">
							<Photo
								picture={pictureOf(image)}
								alt=""
								sizes="(min-width: 1100px) 400px, 220px"
								cutout
							/>
						</span>
						<div className="tile-words">
							<Point title={title} text={text} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

type Solutions = Content['pages']['team_building']['solutions'];

/** Ready-made sessions as game boxes: a printed lid with who is inside, a side that says for whom. */
export function SolutionBoxes({ solutions }: { solutions: Solutions }) {
	return (
		<section className="section wrap" aria-labelledby="solutions">
			<SectionHeading heading={solutions.heading} lead={solutions.lead} id="solutions" />
			<ul className="boxes">
				{solutions.boxes.map(({ key, image, title, suits, text }) => (
					<li key={key} className="box" data-solution={key}>
						<div className="package-lid">
							<div>
								<Point title={title} text={text} />
							</div>
							<Photo
								picture={pictureOf(image)}
								alt=""
								sizes="(width >= 1430px) 322px, (width >= 900px) calc(19vw + 50px), 160px"
								cutout
							/>
						</div>
						<p className="box-suits">
							<strong>
								<Text>{solutions.suits_label}</Text>
							</strong>{' '}
							<Text>{suits}</Text>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
