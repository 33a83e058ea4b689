import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

type Words = Content['pages']['beyblade']['rewards'];
type Bonus = Content['beyblade']['rating']['season_bonus'][number];

interface SeasonBonusesProps {
	words: Words;
	figures: Content['beyblade']['rating'];
	/** A medal for each of the first three, a present for the places after it. */
	pictures: readonly Picture[];
}

const ranksOf = ({ first, last }: Bonus, words: Words) =>
	first === last ? fill(words.rank, { rank: first }) : fill(words.ranks, { first, last });

function Step({
	bonus,
	words,
	start,
	picture,
}: {
	bonus: Bonus;
	words: Words;
	start: number;
	picture: Picture | undefined;
}) {
	return (
		<li className="season-bonus" data-place={Math.min(bonus.first, 4)}>
			{picture && <Photo picture={picture} alt="" sizes="(width >= 700px) 152px, 64px" cutout />}
			<div className="season-bonus-block">
				<strong>{fill(words.points, { points: bonus.points })}</strong>
				<span>
					<Text>{ranksOf(bonus, words)}</Text>
				</span>
				<small>
					<Text>{fill(words.starts, { rating: start + bonus.points })}</Text>
				</small>
			</div>
		</li>
	);
}

/** What each final rank starts the next season with, on steps. */
export function SeasonBonuses({
	words,
	figures: { start, season_bonus: bonuses },
	pictures,
}: SeasonBonusesProps) {
	return (
		<ol className="season-bonuses">
			{bonuses.map((bonus) => (
				<Step
					key={bonus.first}
					bonus={bonus}
					words={words}
					start={start}
					picture={pictures[bonus.first - 1]}
				/>
			))}
		</ol>
	);
}

interface Props extends SeasonBonusesProps {
	/** The clock, which runs in the browser. */
	children?: ReactNode;
}

/** What a season leaves behind, and how long this one still runs. */
export function Rewards({ children, ...bonuses }: Props) {
	const { words, figures } = bonuses;
	const { start, season_months: months } = figures;
	return (
		<section className="section rewards" aria-labelledby="rewards">
			<div className="wrap">
				<SectionHeading
					heading={words.heading}
					lead={fill(words.lead, { months, start })}
					id="rewards"
				/>
				<div className="rewards-grid">
					<SeasonBonuses {...bonuses} />
					<div className="season-note">
						{children}
						<p>
							<Text>{words.note}</Text>
						</p>
					</div>
				</div>
			</div>
		</section>
	);
}
