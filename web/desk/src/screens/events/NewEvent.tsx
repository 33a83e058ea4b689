import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuestion } from '~/api/questions';
import type { AddedBody, EventBody, NewEventForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { dayOf, daysAfter, namedDay } from '~/lib/time';
import { useDraft } from '~/lib/useDraft';
import { useInsist } from '~/lib/useInsist';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/Field';
import { Page } from '~/ui/Page';
import { Answered, ErrorNote, RestoredNote, useGoToMistake } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import {
	copiedFields,
	EventFields,
	emptyEvent,
	movedTo,
	sentFields,
	type Typed,
	typedFields,
	useNeeded,
} from './EventForm';
import { lastList } from './list-search';

/** The event as it is typed, and for how many weeks: both come back after a reload. */
type Drafted = Typed & { weeks?: string };

const weeksAhead = [1, 2, 3, 4, 5, 6, 8, 12, 26];

/** A new event, or a copy of one: `?copy=12` starts with its fields on today's date. */
export function NewEvent() {
	const { say } = useLanguage();
	const { copy } = useSearch({ strict: false }) as { copy?: number };
	return (
		<Page title={say('events.add')} back={{ to: '/events', search: lastList() }}>
			{copy ? <Copied id={copy} /> : <NewForm name="event.new" first={emptyEvent(today())} />}
		</Page>
	);
}

const today = () => dayOf(new Date());

function Copied({ id }: { id: number }) {
	const asked = useQuestion<EventBody>(`events/${id}`, ['events', 'one', id]);
	return (
		<Answered question={asked}>
			{({ fields }) => (
				<NewForm
					name={`event.copy.${id}`}
					first={movedTo(today(), typedFields(copiedFields(fields)))}
				/>
			)}
		</Answered>
	);
}

function NewForm({ name, first }: { name: string; first: Typed }) {
	const { say, language } = useLanguage();
	const tell = useToast();
	const navigate = useNavigate();
	const insist = useInsist();
	const draft = useDraft<Drafted>(name, first);
	const { weeks = '1', ...typed } = draft.value;
	const add = useWrite<NewEventForm, AddedBody>('events/add', { changes: ['events', 'today'] });
	const needs = useNeeded(typed);
	const form = useGoToMistake(add.error, needs.presses);
	const save = async () => {
		const sent = { fields: sentFields(typed), weeks: Number(weeks) };
		const { ids } = await insist((insisted) => add.mutateAsync({ ...sent, ...insisted }));
		draft.clear();
		tell(say('events.added', { count: ids.length }));
		// A series is seen as a whole in the list.
		if (ids.length > 1) await navigate({ to: '/events' });
		else await navigate({ to: '/events/$id', params: { id: String(ids[0]) } });
	};
	const lastDay = typed.day && daysAfter(typed.day, 7 * (Number(weeks) - 1));
	const lastOne =
		weeks !== '1' && lastDay && say('events.weeks_last', { day: namedDay(lastDay, language) });
	return (
		<form
			ref={form}
			className="form"
			onSubmit={(event) => {
				event.preventDefault();
				if (needs.isHeld()) return;
				// The refusal is shown below, at its field if it is about one.
				save().catch(() => undefined);
			}}
		>
			<RestoredNote shown={draft.restored} onClear={() => draft.clear(first)} />
			<EventFields
				value={typed}
				change={(now) => draft.change({ ...now, weeks })}
				restored={draft.restored}
				empty={needs.empty}
				error={add.error}
			/>
			<SelectField
				label={say('events.weeks')}
				hint={lastOne}
				value={weeks}
				onValue={(count) => draft.change({ ...typed, weeks: count })}
				options={weeksAhead.map((count) => ({
					value: String(count),
					label: count === 1 ? say('events.weeks_once') : say('events.weeks_count', { count }),
				}))}
			/>
			<ErrorNote error={add.error} />
			<Button tone="main" type="submit" busy={add.isPending}>
				{say('counter.save')}
			</Button>
		</form>
	);
}
