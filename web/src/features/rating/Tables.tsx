import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import { percent, signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
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

interface SeasonProps {
	words: Content['pages']['rating']['season'];
	figures: Content['beyblade']['rating'];
	/** The bonuses as the arena shows them. */
	children: ReactNode;
}

/** What each final rank starts the next season with. */
export function SeasonStart({ words, figures, children }: SeasonProps) {
	const { start, season_months: months } = figures;
	return (
		<section className="elo-season" aria-labelledby="season">
			<SectionHeading
				heading={words.heading}
				lead={fill(words.lead, { months, start })}
				id="season"
			/>
			<div>
				{children}
				<p className="season-bonus-rest">
					<Text>{fill(words.rest, { start })}</Text>
				</p>
				<p className="figures-note">
					<Text lead>{words.log}</Text>
				</p>
			</div>
		</section>
	);
}
