import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import type { Say } from '@/lib/text/words';
import { Stars } from '@/ui/drawings/Stars';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

type How = Content['pages']['photo_booth']['how'];

interface StepStripProps {
	words: How;
	steps: { step: How['steps'][number]; picture: Picture }[];
}

/** How it goes, as one long photo strip: four frames, each with its words under it. */
export function StepStrip({ words, steps }: StepStripProps) {
	return (
		<section className="section wrap" aria-labelledby="steps">
			<SectionHeading heading={words.heading} lead={words.lead} id="steps" centred />
			<ol className="step-strip">
				{steps.map(({ step, picture }, index) => (
					<li key={step.title}>
						<div className="step-frame">
							<Photo picture={picture} alt="" sizes="(width >= 900px) 280px, 47vw" />
							<span className="step-number" aria-hidden="true">
								{index + 1}
							</span>
						</div>
						<div className="step-words">
							<Point title={step.title} text={step.text} />
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

interface GuestNotesProps {
	words: Content['pages']['photo_booth']['testimonials'];
	testimonials: Content['photobooth']['testimonials'];
	/** Made meeples that stand for the guests: for each the pictures that lie over each other. */
	faces: readonly (readonly string[])[];
	say: Say;
}

/** What guests wrote on memo notes, held by washi tape. */
export function GuestNotes({ words, testimonials, faces, say }: GuestNotesProps) {
	return (
		<section className="guests section wrap" aria-labelledby="guests">
			<SectionHeading heading={words.heading} lead={words.lead} id="guests" centred />
			<ul className="guest-notes">
				{testimonials.map(({ id, name, age, rating, text }, index) => (
					<li key={id}>
						<figure className="guest-note">
							<Stars rating={rating} label={say('rating.stars', { rating })} />
							<blockquote>
								<p>
									<Text lead>{text}</Text>
								</p>
							</blockquote>
							<figcaption>
								<span className="guest-face" aria-hidden="true">
									{faces[index % faces.length]?.map((image) => (
										<img key={image} src={image} alt="" width={192} height={192} loading="lazy" />
									))}
								</span>
								<span>
									<Text>{name}</Text>
									{age !== null && <span> · {say('testimonial.age', { age })}</span>}
								</span>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
