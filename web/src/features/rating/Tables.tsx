import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { percent, signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import type { RatingFigures } from './rating-figures';

interface TypicalTableProps {
	words: Content['pages']['rating']['table'];
	lines: RatingFigures['table'];
}

/** Typical changes by the gap between two players. */
export function TypicalTable({ words, lines }: TypicalTableProps) {
	const level = lines.find(({ gap }) => gap === 0);
	const lead = fill(words.lead, { loss: Math.abs(level?.loss ?? 0), win: level?.win ?? 0 });
	return (
		<section className="elo-table" aria-labelledby="typical">
			<SectionHeading heading={words.heading} lead={lead} id="typical" />
			<div>
				<div className="figures-table">
					<table>
						<caption className="hidden-visually">{words.caption}</caption>
						<thead>
							<tr>
								{[words.gap, words.chance, words.win, words.loss].map((heading) => (
									<th scope="col" key={heading}>
										<Text>{heading}</Text>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{lines.map(({ gap, expected, win, loss }) => (
								<tr key={gap} data-level={gap === 0 ? '' : undefined}>
									<th scope="row">{gap === 0 ? <Text>{words.equal}</Text> : signed(gap)}</th>
									<td>{percent(expected)}%</td>
									<td data-change="up">{signed(win)}</td>
									<td data-change="down">{signed(loss)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<p className="figures-note">
					<Text lead>{words.note}</Text>
				</p>
			</div>
		</section>
	);
}

interface SeasonTableProps {
	words: Content['pages']['rating']['season'];
	figures: Content['beyblade']['rating'];
	picture: Picture;
	/** A medal for each of the first, a present for the places after them. */
	prizes: readonly Picture[];
}

/** What each final rank starts the next season with. */
export function SeasonTable({ words, figures, picture, prizes }: SeasonTableProps) {
	const { start, season_bonus: bonuses, season_months: months } = figures;
	const lines = [
		...bonuses.map(({ first, last, points }) => ({
			rank: first === last ? fill(words.one, { rank: first }) : fill(words.many, { first, last }),
			points,
			prize: prizes[first - 1],
		})),
		{ rank: words.rest, points: 0, prize: undefined },
	];
	return (
		<section className="elo-table" aria-labelledby="season">
			<SectionHeading
				heading={words.heading}
				lead={fill(words.lead, { months, start })}
				id="season"
			/>
			<div>
				<div className="figures-table">
					<table>
						<caption className="hidden-visually">{words.caption}</caption>
						<thead>
							<tr>
								{[words.rank, words.bonus, words.starts].map((heading) => (
									<th scope="col" key={heading}>
										<Text>{heading}</Text>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{lines.map(({ rank, points, prize }) => (
								<tr key={rank}>
									<th scope="row">
										{prize && (
											<Photo className="season-prize" picture={prize} alt="" sizes="44px" cutout />
										)}
										<Text>{rank}</Text>
									</th>
									<td data-change={points > 0 ? 'up' : undefined}>{signed(points)}</td>
									<td>{start + points}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<p className="figures-note">
					<Text lead>{words.log}</Text>
				</p>
				<Photo
					className="season-picture"
					picture={picture}
					alt=""
					sizes="(width >= 1100px) 530px, 94vw"
				/>
			</div>
		</section>
	);
}
