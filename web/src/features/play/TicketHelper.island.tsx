import { useId, useState } from 'react';
import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import { Choices } from './Choices';
import { Slider } from './Slider';
import { Stubs } from './Stubs';
import { answerOf, reasonOf } from './sentences';
import { cheapest, type Plan, type Prices, totals } from './tickets';
import './ticket-helper.css';
import './ticket-stubs.css';

export type Guest = 'students' | 'general';
export type HelperWords = Content['pages']['play_at_shop']['helper'];

interface Branch {
	id: string;
	name: string;
	/** The most hours one can play there in a day. */
	longest: number;
	prices: Record<Guest, Prices>;
}

interface Props {
	branches: readonly [Branch, ...Branch[]];
	guests: Record<Guest, string>;
	words: HelperWords;
}

const mostVisits = 20;

/** Branch, guest, hours and visits in; the cheapest ticket and why out. */
export default function TicketHelper({ branches, guests, words }: Props) {
	const id = useId();
	const [branchId, setBranchId] = useState(branches[0].id);
	const [guest, setGuest] = useState<Guest>('students');
	const [wanted, setWanted] = useState<Plan>({ hours: 4, visits: 1 });

	const branch = branches.find((each) => each.id === branchId) ?? branches[0];
	const plan = { ...wanted, hours: Math.min(wanted.hours, branch.longest) };
	const prices = branch.prices[guest];
	const choice = cheapest(prices, plan);

	return (
		<div className="ticket-helper">
			<form
				className="ticket-machine"
				aria-label={words.heading}
				onSubmit={(event) => event.preventDefault()}
			>
				<Choices
					legend={words.branch}
					name={`${id}-branch`}
					options={branches.map(({ id: value, name }) => ({ value, label: name }))}
					chosen={branch.id}
					onChoose={setBranchId}
				/>
				<Choices
					legend={words.who}
					name={`${id}-guest`}
					options={(['students', 'general'] as const).map((value) => ({
						value,
						label: guests[value],
					}))}
					chosen={guest}
					onChoose={setGuest}
				/>
				<Slider
					label={words.hours}
					shown={words.hours_value}
					value={plan.hours}
					most={branch.longest}
					onMove={(hours) => setWanted({ ...wanted, hours })}
				/>
				<Slider
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
