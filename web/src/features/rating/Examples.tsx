import type { Content } from '@/generated/content';
import type { PlayerChange } from '@/lib/api/api-types';
import type { Picture } from '@/lib/pictures';
import { percent, signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import type { Faces } from './faces';
import type { RatingFigures } from './rating-figures';

type Words = Content['pages']['rating']['examples'];

interface ExamplesProps {
	words: Words;
	worked: RatingFigures['examples'];
	/** The most a match moves before bonuses. */
	k: number;
	faces: Record<'you' | 'rival', Faces>;
	/** Who beats you in the second: not the rival of the first. */
	newcomer: string;
}

interface PlayerProps {
	name: string;
	change: PlayerChange;
	faces: Faces;
}

function Player({ name, change, faces }: PlayerProps) {
	return (
		<div className="example-player">
			<img
				src={change.total < 0 ? faces.lost : faces.won}
				alt=""
				width={140}
				height={140}
				loading="lazy"
			/>
			<span>
				<Text>{name}</Text>
			</span>
			<strong>{change.before}</strong>
			<em data-change={change.total < 0 ? 'down' : 'up'}>{signed(change.total)}</em>
		</div>
	);
}

/** Two fight cards; the figures on them are the engine's. */
export function Examples({ words, worked, k, faces, newcomer }: ExamplesProps) {
	return (
		<section className="section elo-section examples-band" aria-labelledby="examples">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="examples" />
				<ul className="examples">
					{worked.map(({ mine, theirs }, index) => {
						const item = words.items[index];
						return (
							<li key={mine.before} className="example" data-result={item?.result}>
								<div className="example-match">
									<Player name={words.you} change={mine} faces={faces.you} />
									<span className="example-versus">
										<Text>{item?.result === 'win' ? words.beats : words.loses}</Text>
									</span>
									<Player
										name={words.them}
										change={theirs}
										faces={theirs.total > 0 ? { ...faces.rival, won: newcomer } : faces.rival}
									/>
								</div>
								<p className="example-chance">
									<Text>{fill(words.chance, { percent: percent(mine.expected) })}</Text>
								</p>
								{item && (
									<p>
										<Text lead>{fill(item.text, { k })}</Text>
									</p>
								)}
							</li>
						);
					})}
				</ul>
			</div>
		</section>
	);
}

interface BonusesProps {
	words: Content['pages']['rating']['bonus'];
	figures: Content['beyblade']['rating'];
	pictures: Record<'upset' | 'sweep' | 'judge', Picture>;
}

/** Two tickets with what they pay, and the judge's honest word beside them. */
export function Bonuses({ words, figures, pictures }: BonusesProps) {
	const tickets = [
		{ key: 'upset', ...words.upset, points: figures.upset_bonus },
		{ key: 'sweep', ...words.sweep, points: figures.sweep_bonus },
	] as const;
	return (
		<section className="section wrap elo-section bonuses" aria-labelledby="bonus">
			<SectionHeading heading={words.heading} id="bonus" />
			<ul>
				{tickets.map(({ key, title, text, points }) => (
					<li key={key} className="bonus-ticket" data-bonus={key}>
						<Photo picture={pictures[key]} alt="" sizes="(width >= 1100px) 232px, 136px" cutout />
						<h3>
							<Text>{title}</Text>
						</h3>
						<p>
							<Text lead>{fill(text, { gap: figures.upset_gap })}</Text>
						</p>
						<strong>
							<Text>{fill(words.points, { points })}</Text>
						</strong>
					</li>
				))}
			</ul>
			<div className="bonus-honest">
				<div>
					<Point title={words.honest_title} text={words.honest} />
				</div>
				<Photo picture={pictures.judge} alt="" sizes="(width >= 1100px) 390px, 240px" cutout />
			</div>
		</section>
	);
}
