import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { OfficeFacts, spoken } from './HalfDay';

/** What stands on each space of the track: to talk, to plan, to play, to look back. */
const props = ['icons/talk', 'icons/puzzle', 'icons/die', 'icons/trophy'] as const;

interface ProcessTrackProps {
	process: Content['pages']['team_building']['process'];
}

/** The way of working as the track of a board game, from the start to the finish. */
export function ProcessTrack({ process }: ProcessTrackProps) {
	return (
		<section className="section track-section" aria-labelledby="process">
			<div className="wrap">
				<SectionHeading heading={process.heading} lead={process.lead} id="process" />
				<div className="booking-track">
					<svg
						className="track-path"
						aria-hidden="true"
						viewBox="0 0 1000 200"
						preserveAspectRatio="none"
					>
						<path
							d="M0 70 C60 70 60 70 125 70 S250 150 375 150 S500 50 625 50 S750 140 875 140 S960 90 985 44"
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
					<p className="track-end track-start">
						<Text>{process.start}</Text>
					</p>
					<ol className="track-spaces">
						{process.points.map(({ title, text }, index) => (
							<li key={title}>
								<span className="track-space" aria-hidden="true">
									<span>{index + 1}</span>
									<Photo picture={picture(props[index] ?? props[0])} alt="" sizes="86px" cutout />
								</span>
								<div>
									<Point title={title} text={text} />
								</div>
							</li>
						))}
					</ol>
					<p className="track-end track-finish">
						<Text>{process.finish}</Text>
					</p>
				</div>
			</div>
		</section>
	);
}

/** A small clay thing that stands for a term of the booking. */
function Piece({ name }: { name: string }) {
	return <Photo picture={picture(name)} alt="" sizes="150px" cutout />;
}

interface Session {
	opens: string;
	closes: string;
}

function SessionTimes({ sessions, words }: { sessions: readonly Session[]; words: string }) {
	return (
		<ul className="drawn-sessions">
			{sessions.map(({ opens, closes }) => (
				<li key={opens}>{fill(words, { opens: spoken(opens), closes: spoken(closes) })}</li>
			))}
		</ul>
	);
}

function HeadCount({ people }: { people: { fewest: number; most: number } }) {
	return (
		<strong className="drawn-figure" aria-hidden="true">
			{people.fewest}–{people.most}
		</strong>
	);
}

/** A bar of the whole price, filled as far as the deposit goes. */
function SplitPayment({ deposit }: { deposit: number }) {
	return (
		<svg className="drawn-payment" aria-hidden="true" viewBox="0 0 200 72">
			<rect className="payment-whole" x="2" y="8" width="196" height="56" rx="28" />
			<clipPath id="payment-shape">
				<rect x="2" y="8" width="196" height="56" rx="28" />
			</clipPath>
			<rect
				className="payment-deposit"
				x="2"
				y="8"
				width={1.96 * deposit}
				height="56"
				clipPath="url(#payment-shape)"
			/>
			<rect className="payment-edge" x="2" y="8" width="196" height="56" rx="28" />
			<text x={0.98 * deposit + 2} y="45">
				{deposit}%
			</text>
			<text className="payment-rest" x={1.96 * deposit + 0.98 * (100 - deposit) + 2} y="45">
				{100 - deposit}%
			</text>
		</svg>
	);
}

type Page = Content['pages']['team_building'];

interface BookingCardsProps {
	words: Page['booking'];
	terms: Page['terms'];
	facts: Page['office_facts'];
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<li className="booking-card">
			<div className="booking-drawing">{children}</div>
			<Point title={title} text={text} />
		</li>
	);
}

/** Four cards that show and say what a booking asks for, and what the one who signs asks. */
export function BookingCards({ words, terms, facts }: BookingCardsProps) {
	const { weeks_ahead: weeks, people, deposit_percent: deposit } = terms;
	return (
		<section className="section booking" aria-labelledby="booking">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="booking" />
				<ul className="booking-cards">
					<Card title={words.ahead.title} text={fill(words.ahead.text, { weeks })}>
						<Piece name="icons/calendar" />
						<strong className="drawn-figure" aria-hidden="true">
							{fill(words.weeks, { weeks })}
						</strong>
					</Card>
					<Card title={words.time.title} text={words.time.text}>
						<Piece name="icons/timer" />
						<SessionTimes sessions={terms.sessions} words={words.session} />
					</Card>
					<Card title={words.people.title} text={fill(words.people.text, people)}>
						<Piece name="services/team" />
						<HeadCount people={people} />
					</Card>
					<Card title={words.payment.title} text={fill(words.payment.text, { deposit })}>
						<Piece name="icons/price" />
						<SplitPayment deposit={deposit} />
					</Card>
				</ul>
				<OfficeFacts facts={facts} />
			</div>
		</section>
	);
}
