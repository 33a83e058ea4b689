import { SectionHeading } from '@/components/SectionHeading';
import { Text } from '@/components/Text';
import type { Content } from '@/generated/content';
import './notebook.css';

interface Props {
	steps: Content['pages']['board_game_script']['steps'];
}

/** How a round goes, noted on a ruled page of the detective's notebook. */
export function Notebook({ steps }: Props) {
	return (
		<section className="wrap section" aria-labelledby="steps">
			<div className="notebook">
				<SectionHeading heading={steps.heading} lead={steps.lead} id="steps" />
				<ol className="notebook-steps">
					{steps.points.map(({ title, text }, index) => (
						<li key={title}>
							<span className="notebook-number" aria-hidden="true">
								{index + 1}
							</span>
							<div>
								<h3>
									<Text>{title}</Text>
								</h3>
								<p>
									<Text>{text}</Text>
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
