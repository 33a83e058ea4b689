import type { Content } from '@/generated/content';
import type { Say } from '@/lib/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Stars } from '@/ui/Stars';
import { Text } from '@/ui/Text';
import './testimonials.css';

interface Props {
	words: Content['pages']['home']['testimonials'];
	testimonials: Content['testimonials'];
	say: Say;
}

function Quote({ testimonial, say }: { testimonial: Content['testimonials'][number]; say: Say }) {
	const { name, age, rating, text } = testimonial;
	return (
		<li>
			<figure className="quote">
				<Stars rating={rating} label={say('rating.stars', { rating })} />
				<blockquote>
					<p>
						<Text>{text}</Text>
					</p>
				</blockquote>
				<figcaption>
					<svg
						className="quote-meeple"
						aria-hidden="true"
						viewBox="0 0 40 40"
						width="34"
						height="34"
					>
						<path d="M20 3c4.7 0 7.3 3.2 7.3 6.8 0 1.3-.4 2.5-1 3.6 5.7.8 10.7 2.5 10.7 5.6 0 3-4.2 3.5-8 3.6 2.3 4.3 5 8.8 5 12 0 1.5-1 2.4-2.6 2.4h-7.8L20 31l-3.6 6H8.6C7 37 6 36.1 6 34.6c0-3.2 2.7-7.7 5-12-3.8-.1-8-.6-8-3.6 0-3.1 5-4.8 10.7-5.6-.6-1.1-1-2.3-1-3.6C12.7 6.2 15.3 3 20 3z" />
					</svg>
					<span>
						<Text>{name}</Text>
						{age !== null && <span className="soft"> · {say('testimonial.age', { age })}</span>}
					</span>
				</figcaption>
			</figure>
		</li>
	);
}

export function Testimonials({ words, testimonials, say }: Props) {
	return (
		<section className="section quotes" aria-labelledby="testimonials">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="testimonials" />
				<ul className="quotes-grid">
					{testimonials.map((testimonial) => (
						<Quote key={testimonial.id} testimonial={testimonial} say={say} />
					))}
				</ul>
			</div>
		</section>
	);
}
