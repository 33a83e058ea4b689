import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Answer } from '@/ui/controls/Answer';
import { BackLink } from '@/ui/controls/BackLink';
import { Button } from '@/ui/controls/Button';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import type { RatingFigures } from './rating-figures';

interface EloHeroProps {
	hero: Content['pages']['rating']['hero'];
	tryIt: string;
	start: number;
	picture: Picture;
	sizes: string;
	back: string;
}

export function EloHero({ hero, tryIt, start, picture, sizes, back }: EloHeroProps) {
	return (
		<section className="rulebook-hero elo-hero wrap">
			<div>
				<BackLink href={back} label={hero.back} />
				<h1>
					<Text>{fill(hero.heading, { start })}</Text>
				</h1>
				<p>
					<Text lead>{hero.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" href="#preview">
						{tryIt}
					</Button>
				</div>
			</div>
			<div className="elo-stage">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<Answer kind="tilt" label={hero.image_press} />
			</div>
		</section>
	);
}

interface WhyEloProps {
	words: Content['pages']['rating']['why'];
	picture: Picture;
	/** What stands on each of the cards. */
	pieces: readonly Picture[];
}

export function WhyElo({ words, picture, pieces }: WhyEloProps) {
	return (
		<section className="section wrap elo-section why-elo" aria-labelledby="why">
			<SectionHeading heading={words.heading} id="why" />
			<Photo picture={picture} alt="" sizes="(width >= 1100px) 640px, 92vw" />
			<ul className="why-cards">
				{words.reasons.map(({ title, text }, index) => {
					const piece = pieces[index];
					return (
						<li key={title} className="why-card">
							{piece && (
								<Photo picture={piece} alt="" sizes="(width >= 700px) 160px, 96px" cutout />
							)}
							<Point title={title} text={text} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

const width = 520;
const height = 260;
/** Room for the figures of the axis, which are larger on a phone. */
const left = 92;
const reach = 400;

interface ChanceCurveProps {
	curve: RatingFigures['curve'];
	words: Content['pages']['rating']['what'];
	/** What everybody starts with. */
	start: number;
}

/** How far the opponent of the page's first example is ahead. */
const ahead = 100;

const x = (gap: number) => left + ((gap + reach) / (2 * reach)) * width;
const y = (chance: number) => 16 + (1 - chance) * height;

/** The chance to win by how much stronger one is; the engine gave the points. */
function ChanceCurve({ curve, words, start }: ChanceCurveProps) {
	const behind = curve.find(([gap]) => gap === -ahead);
	const line = curve
		.map(([gap, chance]) => `${x(gap).toFixed(1)},${y(chance).toFixed(1)}`)
		.join(' ');
	return (
		<svg
			className="chance-curve"
			viewBox={`0 0 ${width + left + 24} ${height + 66}`}
			role="img"
			aria-label={words.curve_alt}
		>
			{[0, 0.25, 0.5, 0.75, 1].map((chance) => (
				<g key={chance}>
					<path className="chance-grid" d={`M${left} ${y(chance)}h${width}`} />
					<text x={left - 8} y={y(chance) + 5} textAnchor="end">
						{chance * 100}%
					</text>
				</g>
			))}
			<path className="chance-middle" d={`M${x(0)} ${y(1)}V${y(0)}`} />
			<polyline className="chance-line" points={line} />
			<circle className="chance-dot" cx={x(0)} cy={y(0.5)} r="8" />
			{behind && (
				<>
					<circle className="chance-dot" cx={x(behind[0])} cy={y(behind[1])} r="8" />
					<text className="chance-own" x={x(behind[0]) - 14} y={y(behind[1]) - 12} textAnchor="end">
						{start} : {start + ahead}
					</text>
				</>
			)}
			<text x={left} y={height + 54}>
				{words.curve_left} −{reach}
			</text>
			<text x={x(0)} y={height + 54} textAnchor="middle">
				0
			</text>
			<text x={left + width} y={height + 54} textAnchor="end">
				{words.curve_right} +{reach}
			</text>
		</svg>
	);
}

interface FormulaProps {
	words: Content['pages']['rating']['what'];
	values: { k: number; scale: number; factor: number };
}

/** The formula set as a fraction with its exponent on one line, and said as a sentence to the ear. */
function Formula({ words, values }: FormulaProps) {
	return (
		<div className="formula" role="math" aria-label={fill(words.formula, values)}>
			<span>
				<Text>{words.curve_chance}</Text>
			</span>
			<span>=</span>
			<span className="fraction">
				<span>1</span>
				<span className="formula-power">
					1 + 10
					<sup>
						(<Text>{words.formula_theirs}</Text> − <Text>{words.formula_mine}</Text>) /{' '}
						{values.scale}
					</sup>
				</span>
			</span>
		</div>
	);
}

interface WhatItIsProps {
	words: Content['pages']['rating']['what'];
	figures: Content['beyblade']['rating'];
	curve: RatingFigures['curve'];
	/** What stands for each of the rules. */
	pictures: Record<Content['pages']['rating']['what']['rules'][number]['key'], Picture>;
}

/** Four things that move a rating, beside the curve they all follow. */
export function WhatItIs({ words, figures, curve, pictures }: WhatItIsProps) {
	const values = { k: figures.k, scale: figures.scale, factor: figures.lower_winner_loss_factor };
	return (
		<section className="section wrap elo-section" aria-labelledby="what">
			<SectionHeading heading={words.heading} lead={words.lead} id="what" />
			<div className="what-grid">
				<ul className="what-rules">
					{words.rules.map(({ key, title, text }) => (
						<li key={key}>
							<Photo picture={pictures[key]} alt="" sizes="84px" cutout />
							<div>
								<h3>
									<Text>{title}</Text>
								</h3>
								<p>
									<Text lead>{fill(text, values)}</Text>
								</p>
							</div>
						</li>
					))}
				</ul>
				<figure className="what-curve">
					<p aria-hidden>
						<Text>{words.curve_chance}</Text>
					</p>
					<ChanceCurve curve={curve} words={words} start={figures.start} />
					<figcaption>
						<Formula words={words} values={values} />
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
