import { useId, useState } from 'react';
import type { Content } from '@/generated/content';
import { grouped } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { Choices } from '@/ui/controls/Choices';
import { useEarlyInput } from '@/ui/islands/useEarlyInput';
import { Text } from '@/ui/Text';
import {
	cheapest,
	type Plan,
	type Prices,
	type TicketChoice,
	type TicketKind,
	totals,
} from './tickets';

/** Which ticket to take, and what it comes to. */
const answerOf = ({ ticket, total }: TicketChoice, words: HelperWords): string =>
	fill(words.answer[ticket], { total: grouped(total) });

/** Why: what it saves, or, at the same price, what it gives more. */
function reasonOf({ ticket, next, saved }: TicketChoice, words: HelperWords): string {
	const against = words.against[next];
	// Hour tickets never win a tie, so only the longer tickets have such a sentence.
	if (saved === 0 && ticket !== 'hourly') return fill(words.reason_same[ticket], { next: against });
	return fill(words.reason, { next: against, saved: grouped(saved) });
}

interface SliderProps {
	name: string;
	label: string;
	/** The value in words, with `{count}` for the figure. */
	shown: string;
	value: number;
	most: number;
	onMove: (value: number) => void;
}

/** A native slider from one up, with its value in words beside the label. */
function Slider({ name, label, shown, value, most, onMove }: SliderProps) {
	const id = useId();
	const words = fill(shown, { count: value });
	return (
		<div className="ticket-slider">
			<label htmlFor={id}>
				<Text>{label}</Text>
			</label>
			<output htmlFor={id}>{words}</output>
			<input
				id={id}
				name={name}
				type="range"
				min={1}
				max={most}
				step={1}
				value={value}
				aria-valuetext={words}
				onChange={(event) => onMove(event.target.valueAsNumber)}
			/>
		</div>
	);
}

interface StubsProps {
	totals: Prices;
	best: TicketKind;
	words: HelperWords;
}

const order: readonly TicketKind[] = ['hourly', 'daily', 'monthly'];

/** The three tickets with what each would come to; the cheapest is pulled out and stamped. */
function Stubs({ totals, best, words }: StubsProps) {
	return (
		<ul className="ticket-slips">
			{order.map((ticket) => (
				<li
					key={ticket}
					className="ticket-slip"
					data-ticket={ticket}
					data-best={ticket === best ? '' : undefined}
				>
					<span className="ticket-name">
						<Text>{words.tickets[ticket]}</Text>
					</span>
					<span className="ticket-total">
						<Text>{fill(words.baht, { total: grouped(totals[ticket]) })}</Text>
					</span>
					{ticket === best && (
						<span className="ticket-stamp">
							<Text>{words.best}</Text>
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

type Guest = 'students' | 'general';
type HelperWords = Omit<Content['pages']['play_at_shop']['helper'], 'lead'> & {
	guests: Record<Guest, string>;
};

interface Branch {
	id: string;
	name: string;
	/** The most hours one can play there in a day. */
	longest: number;
	prices: Record<Guest, Prices>;
}

interface TicketHelperProps {
	branches: readonly [Branch, ...Branch[]];
	words: HelperWords;
}

const guestKinds: readonly Guest[] = ['students', 'general'];
const mostVisits = 20;

/** Branch, guest, hours and visits in; the cheapest ticket and why out. */
export default function TicketHelper({ branches, words }: TicketHelperProps) {
	const id = useId();
	const [branchId, setBranchId] = useState(branches[0].id);
	const [guest, setGuest] = useState<Guest>('students');
	const [wanted, setWanted] = useState<Plan>({ hours: 4, visits: 1 });

	const form = useEarlyInput((entered) => {
		const chosen = (name: string) => entered.get(name)?.toString();
		setBranchId(chosen(`${id}-branch`) ?? branchId);
		setGuest(guestKinds.find((each) => each === chosen(`${id}-guest`)) ?? guest);
		setWanted({ hours: Number(chosen('hours')), visits: Number(chosen('visits')) });
	});

	const branch = branches.find((each) => each.id === branchId) ?? branches[0];
	const plan = { ...wanted, hours: Math.min(wanted.hours, branch.longest) };
	const prices = branch.prices[guest];
	const choice = cheapest(prices, plan);

	return (
		<div className="ticket-helper">
			<form
				ref={form}
				className="ticket-machine"
				aria-label={words.heading}
				onSubmit={(event) => event.preventDefault()}
			>
				<Choices
					className="ticket-choices"
					legend={words.branch}
					name={`${id}-branch`}
					options={branches.map(({ id: value, name }) => ({ value, label: name }))}
					chosen={branch.id}
					onChoose={setBranchId}
				/>
				<Choices
					className="ticket-choices"
					legend={words.who}
					name={`${id}-guest`}
					options={guestKinds.map((value) => ({
						value,
						label: words.guests[value],
					}))}
					chosen={guest}
					onChoose={setGuest}
				/>
				<Slider
					name="hours"
					label={words.hours}
					shown={words.hours_value}
					value={plan.hours}
					most={branch.longest}
					onMove={(hours) => setWanted({ ...wanted, hours })}
				/>
				<Slider
					name="visits"
					label={words.visits}
					shown={words.visits_value}
					value={plan.visits}
					most={mostVisits}
					onMove={(visits) => setWanted({ ...wanted, visits })}
				/>
			</form>
			<div className="ticket-printout">
				<Stubs totals={totals(prices, plan)} best={choice.ticket} words={words} />
				<p className="ticket-answer" role="status">
					<strong>
						<Text>{answerOf(choice, words)}</Text>
					</strong>{' '}
					<span>
						<Text>{reasonOf(choice, words)}</Text>
					</span>
				</p>
			</div>
		</div>
	);
}
