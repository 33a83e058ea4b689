import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { ChanceCurve } from './ChanceCurve';
import type { RatingFigures } from './rating-figures';
import './what-it-is.css';

interface Props {
	words: Content['pages']['rating']['what'];
	figures: Content['beyblade']['rating'];
	curve: RatingFigures['curve'];
}

/** Four things that move a rating, beside the curve they all follow. */
export function WhatItIs({ words, figures, curve }: Props) {
	const values = { k: figures.k, scale: figures.scale, factor: figures.lower_winner_loss_factor };
	return (
		<section className="section wrap" aria-labelledby="what">
			<SectionHeading heading={words.heading} lead={words.lead} id="what" />
			<div className="what-grid">
				<ul className="what-rules">
					{words.rules.map(({ key, title, text }) => (
						<li key={key} data-moves={key}>
							<h3>
								<Text>{title}</Text>
							</h3>
							<p>
								<Text>{fill(text, values)}</Text>
							</p>
						</li>
					))}
				</ul>
				<figure className="what-curve">
					<p aria-hidden>
						<Text>{words.curve_chance}</Text>
					</p>
					<ChanceCurve curve={curve} words={words} />
					<figcaption>
						<Text>{fill(words.formula, values)}</Text>
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
