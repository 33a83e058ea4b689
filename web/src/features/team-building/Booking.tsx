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

/* The guest, from parts of the meeple maker, with the die of the first roll in the hand. */
const walker = ['body-sun', 'face-happy', 'hat-cap', 'thing-die'] as const;

/** Whose turn it is: a meeple on the first space. */
function Walker() {
	return (
		<span className="track-walker" aria-hidden="true">
			{walker.map((layer) => (
				<Photo
					key={layer}
					picture={picture(`meeple/${layer}`)}
					alt=""
					sizes="(min-width: 1100px) 220px, 150px"
					cutout
				/>
			))}
		</span>
	);
}

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
							d="M125 142 C180 142 250 58 375 58 S500 142 625 142 S750 58 875 58 S965 90 962 150"
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
									<Photo
										picture={picture(props[index] ?? props[0])}
										alt=""
										sizes="(min-width: 1100px) 140px, 90px"
										cutout
									/>
								</span>
								{index === 0 && <Walker />}
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
	return <Photo picture={picture(name)} alt="" sizes="90px" cutout />;
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

interface BookingSheetProps {
	words: Page['booking'];
	terms: Page['terms'];
	facts: Page['office_facts'];
}

interface TermProps {
	title: string;
	text: string;
	/** What stands for the term, in a tile of its colour. */
	piece: ReactNode;
	/** What it comes to, in figures. */
	children: ReactNode;
}

function Term({ title, text, piece, children }: TermProps) {
	return (
		<li className="booking-term">
			<span className="booking-piece">{piece}</span>
			<div>
				<Point title={title} text={text} />
			</div>
			<div className="booking-figure">{children}</div>
		</li>
	);
}

/** One sheet that shows and says what a booking asks for, and what the one who signs asks. */
export function BookingSheet({ words, terms, facts }: BookingSheetProps) {
	const { weeks_ahead: weeks, people, deposit_percent: deposit } = terms;
	return (
		<section className="section booking" aria-labelledby="booking">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="booking" />
				<div className="booking-sheet">
					<ul className="booking-terms">
						<Term
							title={words.ahead.title}
							text={fill(words.ahead.text, { weeks })}
							piece={<Piece name="icons/calendar" />}
						>
							<strong className="drawn-figure" aria-hidden="true">
								{fill(words.weeks, { weeks })}
							</strong>
						</Term>
						<Term
							title={words.time.title}
							text={words.time.text}
							piece={<Piece name="icons/timer" />}
						>
							<SessionTimes sessions={terms.sessions} words={words.session} />
						</Term>
						<Term
							title={words.people.title}
							text={fill(words.people.text, people)}
							piece={<Piece name="services/team" />}
						>
							<strong className="drawn-figure" aria-hidden="true">
								{fill(words.head_count, people)}
							</strong>
						</Term>
						<Term
							title={words.payment.title}
							text={fill(words.payment.text, { deposit })}
							piece={<Piece name="icons/coins" />}
						>
							<SplitPayment deposit={deposit} />
						</Term>
					</ul>
					<OfficeFacts facts={facts} />
				</div>
			</div>
		</section>
	);
}
