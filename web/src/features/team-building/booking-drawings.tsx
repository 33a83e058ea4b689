import { fill } from '@/lib/content';
import { Meeple } from './Meeple';
import './booking-drawings.css';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** As many days as the booking has to be ahead, the last one marked. */
export function Calendar({ weeks }: { weeks: number }) {
	return (
		<div className="drawn-calendar" aria-hidden="true">
			{upTo(weeks * 7).map((day) => (
				<span key={day} />
			))}
		</div>
	);
}

interface Session {
	opens: string;
	closes: string;
}

/** 09:00 is said as nine o'clock. */
const spoken = (clock: string) => clock.replace(/^0/, '');

export function SessionTimes({ sessions, words }: { sessions: readonly Session[]; words: string }) {
	return (
		<ul className="drawn-sessions">
			{sessions.map(({ opens, closes }) => (
				<li key={opens}>{fill(words, { opens: spoken(opens), closes: spoken(closes) })}</li>
			))}
		</ul>
	);
}

export function HeadCount({ people }: { people: { fewest: number; most: number } }) {
	return (
		<div className="drawn-heads" aria-hidden="true">
			<strong>
				{people.fewest}–{people.most}
			</strong>
			<div>
				{upTo(people.fewest).map((head) => (
					<Meeple key={head} />
				))}
			</div>
		</div>
	);
}

/** A bar of the whole price, filled as far as the deposit goes. */
export function SplitPayment({ deposit }: { deposit: number }) {
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
