import type { FaqItem } from '@/lib/faq-data';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './questions.css';

interface Props {
	heading: string;
	lead: string;
	items: readonly FaqItem[];
}

/** Question cards that turn over; without scripts too. */
export function Questions({ heading, lead, items }: Props) {
	return (
		<section className="questions-section section wrap" aria-labelledby="faq">
			<SectionHeading heading={heading} lead={lead} id="faq" />
			<div className="questions">
				{items.map(({ question, answer }) => (
					<details key={question} className="question">
						<summary>
							<h3>
								<Text>{question}</Text>
							</h3>
						</summary>
						<p>
							<Text>{answer}</Text>
						</p>
					</details>
				))}
			</div>
		</section>
	);
}
