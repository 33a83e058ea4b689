import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import './bonuses.css';

interface Props {
	words: Content['pages']['rating']['bonus'];
	figures: Content['beyblade']['rating'];
}

/** Two tickets with what they pay, and the honest word beside them. */
export function Bonuses({ words, figures }: Props) {
	const tickets = [
		{ key: 'upset', ...words.upset, points: figures.upset_bonus },
		{ key: 'sweep', ...words.sweep, points: figures.sweep_bonus },
	];
	return (
		<section className="section wrap bonuses" aria-labelledby="bonus">
			<h2 id="bonus">
				<Text phrases>{words.heading}</Text>
			</h2>
			<ul>
				{tickets.map(({ key, title, text, points }) => (
					<li key={key} className="bonus-ticket" data-bonus={key}>
						<h3>
							<Text>{title}</Text>
						</h3>
						<p>
							<Text>{fill(text, { gap: figures.upset_gap })}</Text>
						</p>
						<strong>
							<Text>{fill(words.points, { points })}</Text>
						</strong>
					</li>
				))}
			</ul>
			<div className="bonus-honest">
				<h3>
					<Text>{words.honest_title}</Text>
				</h3>
				<p>
					<Text>{words.honest}</Text>
				</p>
			</div>
		</section>
	);
}
