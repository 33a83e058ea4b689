import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

type Words = Content['pages']['beyblade']['rewards'];
type Bonus = Content['beyblade']['rating']['season_bonus'][number];

interface PodiumProps {
	words: Words;
	figures: Content['beyblade']['rating'];
	/** A medal for each step of the podium, a present for the places after it. */
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
		<li className="podium-step" data-place={Math.min(bonus.first, 4)}>
			{picture && <Photo picture={picture} alt="" sizes="84px" cutout />}
			<div className="podium-block">
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

/** Its steps are the bonuses of the next season. */
export function Podium({
	words,
	figures: { start, season_bonus: bonuses },
	pictures,
}: PodiumProps) {
	return (
		<ol className="podium">
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

interface Props extends PodiumProps {
	/** The clock, which runs in the browser. */
	children?: ReactNode;
}

/** What a season leaves behind, and how long this one still runs. */
export function Rewards({ children, ...podium }: Props) {
	const { words, figures } = podium;
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
					<Podium {...podium} />
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
