import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { signed } from '@/lib/signed';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import '@/ui/arena/figures-table.css';

interface Props {
	words: Content['pages']['rating']['season'];
	figures: Content['beyblade']['rating'];
}

/** What each final rank starts the next season with. */
export function SeasonTable({ words, figures }: Props) {
	const { start, season_bonus: bonuses, season_months: months } = figures;
	const lines = [
		...bonuses.map(({ first, last, points }) => ({
			rank: first === last ? fill(words.one, { rank: first }) : fill(words.many, { first, last }),
			points,
		})),
		{ rank: words.rest, points: 0 },
	];
	return (
		<section className="wrap" aria-labelledby="season">
			<SectionHeading
				heading={words.heading}
				lead={fill(words.lead, { months, start })}
				id="season"
			/>
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
						{lines.map(({ rank, points }) => (
							<tr key={rank}>
								<th scope="row">
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
				<Text>{words.log}</Text>
			</p>
		</section>
	);
}
