import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './notebook.css';

interface Props {
	steps: Content['pages']['board_game_script']['steps'];
	/** What lies on the page; the words need no picture, so it says nothing. */
	picture: Picture;
}

/** How a round goes, noted on a ruled page of the detective's notebook. */
export function Notebook({ steps, picture }: Props) {
	return (
		<section className="wrap section" aria-labelledby="steps">
			<div className="notebook">
				<SectionHeading heading={steps.heading} lead={steps.lead} id="steps" />
				<div className="notebook-spread">
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
					<Photo className="notebook-picture" picture={picture} alt="" sizes="300px" cutout />
				</div>
			</div>
		</section>
	);
}
