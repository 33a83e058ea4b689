import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './clue-board.css';

interface Props {
	highlights: Content['pages']['board_game_script']['highlights'];
}

/** What speaks for the games, as notes on a cork board with a red thread from pin to pin. */
export function ClueBoard({ highlights }: Props) {
	return (
		<section className="wrap section clue-section" aria-labelledby="highlights">
			<SectionHeading heading={highlights.heading} lead={highlights.lead} id="highlights" />
			<div className="clue-board">
				<svg
					className="clue-thread"
					aria-hidden="true"
					viewBox="0 0 100 20"
					preserveAspectRatio="none"
				>
					<polyline points="12,6 37,14 63,5 88,13" vectorEffect="non-scaling-stroke" />
				</svg>
				<ul>
					{highlights.points.map(({ title, text }) => (
						<li key={title} className="clue">
							<h3>
								<Text>{title}</Text>
							</h3>
							<p>
								<Text>{text}</Text>
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
