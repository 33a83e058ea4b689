import type { Content } from '@/generated/content';
import type { Say } from '@/lib/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Stars } from '@/ui/Stars';
import { Text } from '@/ui/Text';
import './guest-notes.css';

interface Props {
	words: Content['pages']['photo_booth']['testimonials'];
	testimonials: Content['photobooth']['testimonials'];
	say: Say;
}

/** What guests wrote on memo notes, held by washi tape. */
export function GuestNotes({ words, testimonials, say }: Props) {
	return (
		<section className="section wrap" aria-labelledby="guests">
			<SectionHeading heading={words.heading} lead={words.lead} id="guests" centred />
			<ul className="guest-notes">
				{testimonials.map(({ id, name, age, rating, text }) => (
					<li key={id}>
						<figure className="guest-note">
							<Stars rating={rating} label={say('rating.stars', { rating })} />
							<blockquote>
								<p>
									<Text>{text}</Text>
								</p>
							</blockquote>
							<figcaption>
								<Text>{name}</Text>
								{age !== null && <span> · {say('testimonial.age', { age })}</span>}
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
