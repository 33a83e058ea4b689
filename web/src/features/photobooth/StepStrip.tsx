import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './step-strip.css';

type How = Content['pages']['photo_booth']['how'];

interface Props {
	words: How;
	steps: { step: How['steps'][number]; picture: Picture }[];
}

/** How it goes, as one long photo strip: four frames, each with its words under it. */
export function StepStrip({ words, steps }: Props) {
	return (
		<section className="section wrap" aria-labelledby="steps">
			<SectionHeading heading={words.heading} lead={words.lead} id="steps" centred />
			<ol className="step-strip">
				{steps.map(({ step, picture }, index) => (
					<li key={step.title}>
						<div className="step-frame">
							<Photo picture={picture} alt="" sizes="(min-width: 900px) 280px, 40vw" />
							<span className="step-number" aria-hidden="true">
								{index + 1}
							</span>
						</div>
						<div className="step-words">
							<h3>
								<Text>{step.title}</Text>
							</h3>
							<p>
								<Text>{step.text}</Text>
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
