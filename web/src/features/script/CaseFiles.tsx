import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { SectionHeading } from '@/ui/SectionHeading';
import { CaseFile } from './CaseFile';
import './case-files.css';

interface Props {
	words: Content['pages']['board_game_script']['stories'];
	stories: { story: Content['stories'][number]; picture: Picture }[];
}

/** The desk with the four files on it. */
export function CaseFiles({ words, stories }: Props) {
	return (
		<section className="section desk-top" aria-labelledby="stories">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="stories" />
				<ol className="case-files">
					{stories.map(({ story, picture }, index) => (
						<CaseFile
							key={story.id}
							story={story}
							picture={picture}
							number={index + 1}
							words={words.words}
						/>
					))}
				</ol>
			</div>
		</section>
	);
}
