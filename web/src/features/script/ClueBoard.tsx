import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';

interface ClueBoardProps {
	highlights: Content['pages']['board_game_script']['highlights'];
	/** What is pinned beside each note; the words need no picture, so they say nothing. */
	pictures: readonly Picture[];
}

/** What speaks for the games, as notes on a cork board with a red thread from pin to pin. */
export function ClueBoard({ highlights, pictures }: ClueBoardProps) {
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
					{highlights.points.map(({ title, text }, index) => {
						const picture = pictures[index];
						return (
							<li key={title} className="clue">
								<div>
									<Point title={title} text={text} />
								</div>
								{picture && <Photo picture={picture} alt="" sizes="240px" cutout />}
							</li>
						);
					})}
				</ul>
			</div>
		</section>
	);
}

interface NotebookProps {
	steps: Content['pages']['board_game_script']['steps'];
	/** What lies on the page; the words need no picture, so it says nothing. */
	picture: Picture;
}

/** How a round goes, noted on a ruled page of the detective's notebook. */
export function Notebook({ steps, picture }: NotebookProps) {
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
									<Point title={title} text={text} />
								</div>
							</li>
						))}
					</ol>
					<Photo
						className="notebook-picture"
						picture={picture}
						alt=""
						sizes="(width >= 900px) 520px, 84vw"
						cutout
					/>
				</div>
			</div>
		</section>
	);
}
