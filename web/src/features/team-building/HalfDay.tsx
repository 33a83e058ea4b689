import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

/** 09:00 is said as nine o'clock. */
export const spoken = (clock: string) => clock.replace(/^0/, '');

type Page = Content['pages']['team_building'];

interface HalfDayProps {
	halfDay: Page['half_day'];
	/** When the morning round ends. */
	closes: string;
}

/** A morning in four pictures, pinned in a row with the hour on each. */
export function HalfDay({ halfDay, closes }: HalfDayProps) {
	return (
		<section className="section wrap" aria-labelledby="half-day">
			<SectionHeading heading={halfDay.heading} lead={halfDay.lead} id="half-day" />
			<ol className="half-day">
				{halfDay.parts.map(({ at, image, title, text }) => (
					<li key={at}>
						<Photo
							picture={picture(image)}
							alt=""
							sizes="(min-width: 1320px) 290px, (min-width: 1100px) 22vw, (min-width: 700px) 45vw, 88vw"
						/>
						<p className="half-day-hour">
							<time dateTime={at}>{spoken(at)}</time>
						</p>
						<Point title={title} text={text} />
					</li>
				))}
			</ol>
			<p className="half-day-done">
				<Text>{fill(halfDay.done, { closes: spoken(closes) })}</Text>
			</p>
		</section>
	);
}

/** What the one who signs asks: the invoice, the food, the budget. */
export function OfficeFacts({ facts }: { facts: Page['office_facts'] }) {
	return (
		<ul className="office-facts">
			{facts.map(({ image, title, text }) => (
				<li key={title}>
					<Photo picture={picture(image)} alt="" sizes="84px" cutout />
					<div>
						<Point title={title} text={text} />
					</div>
				</li>
			))}
		</ul>
	);
}

/* Hair, face and glasses of the meeple maker make one of its bodies the likeness of a guest. */
const likeness = ['meeple/face-happy', 'meeple/hair-bob', 'meeple/glasses-round'] as const;

/** A bubble with what someone said, who looks out beside it. */
export function TeamQuote({ quote }: { quote: Page['quote'] }) {
	return (
		<figure className="team-quote wrap">
			<div className="quote-card">
				<span className="quote-portrait">
					{[quote.image, ...likeness].map((layer) => (
						<Photo key={layer} picture={picture(layer)} alt="" sizes="384px" cutout />
					))}
				</span>
				<div className="quote-bubble">
					<blockquote>
						<p>
							<Text phrases>{quote.text}</Text>
						</p>
					</blockquote>
					<figcaption>
						<Text>{quote.name}</Text>
					</figcaption>
				</div>
			</div>
		</figure>
	);
}
