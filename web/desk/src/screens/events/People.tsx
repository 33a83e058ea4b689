import { X } from 'lucide-react';
import type { CheckInForm, EventBody, ListedForm, PersonBody, RegisterForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { folded } from '~/lib/folded';
import { useLanguage } from '~/lib/language';
import { useDraft } from '~/lib/useDraft';
import { Button, IconButton } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { TextField } from '~/ui/Field';
import { Badge, List, Row } from '~/ui/List';
import { Section } from '~/ui/Page';
import { Empty } from '~/ui/states';
import { useFailed } from '~/ui/Toast';

// The answers of quick presses may overtake each other, so the list itself is asked for anew.
const changes = ['events'];

/** The list of an event: one field finds by name or number, and adds whoever is not on it. */
export function People({ event }: { event: EventBody }) {
	const { say } = useLanguage();
	const draft = useDraft(`event.person.${event.id}`, '');
	const typed = draft.value.trim();
	const failed = useFailed();
	const onFailed = (problem: Error, { number }: ListedForm) =>
		failed(event.list.find((one) => one.number === number)?.name ?? String(number), problem);
	const check = useWrite<CheckInForm, EventBody>('events/check-in', { changes, onFailed });
	const off = useWrite<ListedForm, EventBody>('events/unregister', { changes, onFailed });
	const add = useWrite<RegisterForm, EventBody>('events/register', {
		changes,
		onFailed: (problem, { name }) => failed(name, problem),
		onDone: (_, { name }) => {
			// Somebody quick is typing the next name already.
			if (draft.now().trim() === name) draft.clear();
		},
	});
	const found = event.list.filter(
		(person) =>
			!typed || String(person.number) === typed || folded(person.name).includes(folded(typed)),
	);
	// A number looks somebody up; as a name it would be a slip.
	const isNew =
		typed && !/^\d+$/.test(typed) && !found.some((person) => folded(person.name) === folded(typed));
	return (
		<Section
			title={say('events.list')}
			actions={<Badge>{say('events.people', { here: event.here, people: event.people })}</Badge>}
		>
			<TextField
				label={say('events.find')}
				type="search"
				autoComplete="off"
				value={draft.value}
				onValue={draft.change}
			/>
			{isNew && !event.cancelled && (
				<div className="actions">
					<Button
						tone="main"
						busy={add.isPending}
						onClick={() => add.mutate({ id: event.id, name: typed, walk_in: true })}
					>
						{say('events.add_walk_in')}
					</Button>
					<Button onClick={() => add.mutate({ id: event.id, name: typed })}>
						{say('events.sign_up')}
					</Button>
				</div>
			)}
			{found.length === 0 ? (
				<Empty text={say(typed ? 'events.no_match' : 'events.nobody')} />
			) : (
				<List label={say('events.list')}>
					{found.map((person) => (
						<Person
							key={person.number}
							event={event}
							person={person}
							onHere={(here) => check.mutate({ id: event.id, number: person.number, here })}
							onOff={() => off.mutate({ id: event.id, number: person.number })}
						/>
					))}
				</List>
			)}
		</Section>
	);
}

function Person({
	event,
	person,
	onHere,
	onOff,
}: {
	event: EventBody;
	person: PersonBody;
	onHere: (here: boolean) => void;
	onOff: () => void;
}) {
	const { say } = useLanguage();
	const confirm = useConfirm();
	const here = person.checked_in_at !== null;
	const takeOff = async () => {
		const title = say('events.take_off', { name: person.name });
		if (await confirm({ title, yes: title, tone: 'danger' })) onOff();
	};
	return (
		<Row
			title={`${person.number}. ${person.name}`}
			text={person.walk_in ? say('events.walk_in') : undefined}
			end={
				<>
					<button
						type="button"
						className="button"
						aria-pressed={here}
						aria-label={`${say('events.here')} ${person.name}`}
						disabled={event.cancelled}
						onClick={() => onHere(!here)}
					>
						{say('events.here')}
					</button>
					<IconButton label={say('events.take_off', { name: person.name })} onClick={takeOff}>
						<X />
					</IconButton>
				</>
			}
		/>
	);
}
