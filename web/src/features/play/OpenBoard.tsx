import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { type Language, localPath } from '@/lib/language';
import type { OpenWords } from '@/lib/open-words';
import { OpenSign } from '@/ui/open-sign/OpenSign';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './open-board.css';

interface Props {
	words: Content['pages']['play_at_shop']['open'];
	signs: OpenWords;
	branches: Content['branches'];
	language: Language;
}

/** Four door signs on their strings, one for each branch. */
export function OpenBoard({ words, signs, branches, language }: Props) {
	return (
		<section className="section wrap open-board" aria-labelledby="open">
			<SectionHeading heading={words.heading} lead={words.lead} id="open" />
			<ul className="door-signs">
				{branches.map(({ id, name, short, hours, hours_shown }) => (
					<li key={id} className="door-sign">
						<h3>
							<Text phrases>{name}</Text>
						</h3>
						<OpenSign hours={hours} words={signs} />
						<p className="door-hours">
							<Text phrases>{hours_shown}</Text>
						</p>
						<a href={localPath(`/contact#${id}`, language)}>
							<span>
								<Text>{fill(words.way, { branch: short })}</Text>
							</span>
							<ArrowRight aria-hidden size={18} />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
