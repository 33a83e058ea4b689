import type { Content } from '@/generated/content';
import type { PlayerChange } from '@/lib/api-types';
import { fill } from '@/lib/content';
import { percent, signed } from '@/lib/signed';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import type { RatingFigures } from './rating-figures';
import './examples.css';

type Words = Content['pages']['rating']['examples'];

interface Props {
	words: Words;
	worked: RatingFigures['examples'];
	/** The most a match moves before bonuses. */
	k: number;
}

function Player({ name, change }: { name: string; change: PlayerChange }) {
	return (
		<div className="example-player">
			<span>
				<Text>{name}</Text>
			</span>
			<strong>{change.before}</strong>
			<em data-change={change.total < 0 ? 'down' : 'up'}>{signed(change.total)}</em>
		</div>
	);
}

/** Two fight cards; the figures on them are the engine's. */
export function Examples({ words, worked, k }: Props) {
	return (
		<section className="section examples-band" aria-labelledby="examples">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="examples" />
				<ul className="examples">
					{worked.map(({ mine, theirs }, index) => {
						const item = words.items[index];
						return (
							<li key={mine.before} className="example" data-result={item?.result}>
								<div className="example-match">
									<Player name={words.you} change={mine} />
									<span className="example-versus">
										<Text>{item?.result === 'win' ? words.beats : words.loses}</Text>
									</span>
									<Player name={words.them} change={theirs} />
								</div>
								<p className="example-chance">
									<Text>{fill(words.chance, { percent: percent(mine.expected) })}</Text>
								</p>
								{item && (
									<p>
										<Text>{fill(item.text, { k })}</Text>
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
