import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { percent, signed } from '@/lib/signed';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import type { RatingFigures } from './rating-figures';
import '@/ui/arena/figures-table.css';

interface Props {
	words: Content['pages']['rating']['table'];
	lines: RatingFigures['table'];
}

/** Typical changes by the gap between two players. */
export function TypicalTable({ words, lines }: Props) {
	const level = lines.find(({ gap }) => gap === 0);
	const lead = fill(words.lead, { loss: Math.abs(level?.loss ?? 0), win: level?.win ?? 0 });
	return (
		<section className="section wrap" aria-labelledby="typical">
			<SectionHeading heading={words.heading} lead={lead} id="typical" />
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
				<Text>{words.note}</Text>
			</p>
		</section>
	);
}
