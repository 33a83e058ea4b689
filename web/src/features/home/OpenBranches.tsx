import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { openWords } from '@/lib/time/opening-hours';
import { ClosingSign } from '@/ui/open-sign/ClosingSign';
import { OpenSign } from '@/ui/open-sign/OpenSign';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { OpenHours, Text } from '@/ui/Text';

interface Props {
	words: Content['pages']['home']['open'];
	branches: { branch: Content['branches'][number]; picture: Picture }[];
	language: Language;
	say: Say;
}

/** The four doors: the hours are always there, and the sign says whether it is open now. */
export function OpenBranches({ words, branches, language, say }: Props) {
	return (
		<section className="section wrap" aria-labelledby="open-now">
			<SectionHeading heading={words.heading} lead={words.lead} id="open-now" />
			<ul className="doors">
				{branches.map(({ branch, picture }) => (
					<li key={branch.id} className="door">
						<Photo
							picture={picture}
							alt=""
							sizes="(min-width: 1100px) 24vw, (min-width: 700px) 46vw, 165px"
							className="door-picture"
						/>
						<div className="door-words">
							<h3>
								<a href={localPath(`/contact#${branch.id}`, language)}>
									<Text phrases>{branch.name}</Text>
								</a>
							</h3>
							<p>
								<OpenHours>{branch.hours_shown}</OpenHours>
							</p>
						</div>
						<ClosingSign branch={branch} language={language} say={say} />
						<OpenSign branch={branch} words={openWords(say)} />
					</li>
				))}
			</ul>
		</section>
	);
}
