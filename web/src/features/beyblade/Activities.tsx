import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './activities.css';

type Words = Content['pages']['beyblade']['activities'];

/** Three rounds of one bracket: each step is higher, and a line of light leads from one to the next. */
export function Activities({ words }: { words: Words }) {
	return (
		<section className="section wrap" aria-labelledby="activities">
			<SectionHeading heading={words.heading} lead={words.lead} id="activities" />
			<ol className="rounds">
				{words.items.map(({ key, when, title, text, format }) => (
					<li key={key} className="round" data-round={key}>
						<p className="round-when">
							<span>
								<Text>{when}</Text>
							</span>
						</p>
						<h3>
							<Text>{title}</Text>
						</h3>
						<p>
							<Text>{text}</Text>
						</p>
						<p className="round-format">
							<Text>{format}</Text>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
