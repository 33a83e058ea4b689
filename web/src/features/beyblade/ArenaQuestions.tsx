import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { type Language, localPath } from '@/lib/language';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './arena-questions.css';

interface Props {
	words: Content['pages']['beyblade']['faq'];
	price: string;
	language: Language;
}

export function ArenaQuestions({ words, price, language }: Props) {
	return (
		<section className="section wrap arena-faq" aria-labelledby="faq">
			<SectionHeading heading={words.heading} lead={words.lead} id="faq" />
			<div className="arena-questions">
				{words.items.map(({ question, answer, link }) => (
					<details key={question} className="arena-question">
						<summary>
							<h3>
								<Text>{question}</Text>
							</h3>
						</summary>
						<p>
							<Text>{fill(answer, { price })}</Text>
						</p>
						{link && (
							<p>
								<a className="arena-link" href={localPath(link.path, language)}>
									<Text>{link.label}</Text>
								</a>
							</p>
						)}
					</details>
				))}
			</div>
		</section>
	);
}
