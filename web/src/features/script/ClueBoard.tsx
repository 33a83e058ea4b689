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

/** What a detective draws while the others talk: who sat where, and who is meant. */
function Sketch() {
	return (
		<svg className="notebook-sketch" aria-hidden="true" viewBox="0 0 330 190">
			<ellipse cx="158" cy="104" rx="86" ry="40" />
			<path d="M98 118c30 14 92 15 122-1" />
			<path d="M56 70c-13-1-21-12-19-24s12-20 24-18 19 12 17 23-10 20-22 19zM34 112c-2-22 6-38 22-40 15 1 24 14 24 30" />
			<path d="M158 46c-11 0-19-9-19-19s9-18 20-18 18 9 18 19-8 18-19 18zM132 62c6-9 15-13 26-13s21 5 26 14" />
			<path d="M262 72c-13 0-22-10-21-22s11-21 23-20 21 11 20 23-10 20-22 19zM238 108c0-20 8-34 24-34s25 13 27 36" />
			<path d="M50 48h.1M64 47h.1M52 58q6 5 12-1M152 26h.1M165 26h.1M154 36q6-4 11 0M255 50h.1M269 50h.1M256 61q7 5 14 0" />
			<path
				className="sketch-red"
				d="M263 14c34-3 55 20 54 52s-22 57-56 56-51-27-50-58 20-48 58-47"
			/>
			<path className="sketch-red" d="M92 150c34 26 92 24 128-18m-21 2 22-4 3 22" />
			<path d="M16 142c0-9 6-14 13-14s13 5 12 13-11 10-11 18m0 11v.1" />
		</svg>
	);
}

/** How a round goes, noted on a ruled page of the detective's notebook. */
export function Notebook({ steps, picture }: NotebookProps) {
	return (
		<section className="wrap section" aria-labelledby="steps">
			<div className="notebook">
				<Sketch />
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
