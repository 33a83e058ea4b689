import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { Calendar, HeadCount, SessionTimes, SplitPayment } from './booking-drawings';
import './booking-cards.css';

type Page = Content['pages']['team_building'];

interface Props {
	words: Page['booking'];
	terms: Page['terms'];
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<li className="booking-card">
			<div className="booking-drawing">{children}</div>
			<h3>
				<Text>{title}</Text>
			</h3>
			<p>
				<Text>{text}</Text>
			</p>
		</li>
	);
}

/** Four cards that draw and say what a booking asks for. */
export function BookingCards({ words, terms }: Props) {
	const { weeks_ahead: weeks, people, deposit_percent: deposit } = terms;
	return (
		<section className="section booking" aria-labelledby="booking">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="booking" />
				<ul className="booking-cards">
					<Card title={words.ahead.title} text={fill(words.ahead.text, { weeks })}>
						<Calendar weeks={weeks} />
					</Card>
					<Card title={words.time.title} text={words.time.text}>
						<SessionTimes sessions={terms.sessions} words={words.session} />
					</Card>
					<Card title={words.people.title} text={fill(words.people.text, people)}>
						<HeadCount people={people} />
					</Card>
					<Card title={words.payment.title} text={fill(words.payment.text, { deposit })}>
						<SplitPayment deposit={deposit} />
					</Card>
				</ul>
			</div>
		</section>
	);
}
