import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { RefusedError } from '~/api/client';
import { useQuestion } from '~/api/questions';
import type { EditEventForm, EventBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { useDraft } from '~/lib/useDraft';
import { useInsist } from '~/lib/useInsist';
import { Button } from '~/ui/Button';
import { Page } from '~/ui/Page';
import { Answered, ConflictNote, ErrorNote, RestoredNote, useGoToMistake } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import {
	changedFields,
	EventFields,
	type Fields,
	namesOf,
	type Typed,
	typedFields,
	useNeeded,
} from './EventForm';
import { lastList } from './list-search';

export function EditEvent() {
	const { id } = useParams({ strict: false }) as { id: string };
	const { say } = useLanguage();
	const asked = useQuestion<EventBody>(`events/${id}`, ['events', 'one', Number(id)]);
	return (
		<Page title={say('events.edit')} back={{ to: '/events', search: lastList() }}>
			<Answered question={asked}>{(event) => <EditForm event={event} />}</Answered>
		</Page>
	);
}

/** What is being edited, and what it was edited from: others may change the event meanwhile. */
interface Begun {
	version: number;
	first: Typed;
	typed: Typed;
}

function EditForm({ event }: { event: EventBody }) {
	const { say } = useLanguage();
	const tell = useToast();
	const navigate = useNavigate();
	const insist = useInsist();
	const questions = useQueryClient();
	const first = typedFields(event.fields);
	// Until something is typed the form follows the event.
	const draft = useDraft<Begun | null>(`event.edit.${event.id}`, null);
	const begun = draft.value ?? { version: event.version, first, typed: first };
	const change = (typed: Typed) => draft.change({ ...begun, typed });
	const edit = useWrite<EditEventForm, EventBody>('events/edit', { changes: ['events', 'today'] });
	const changed = changedFields(begun.first, begun.typed);
	const needs = useNeeded(begun.typed);
	const form = useGoToMistake(edit.error, needs.presses);
	const send = async (version: number) => {
		const sent = { id: event.id, version, fields: changed };
		await insist((insisted) =>
			edit.mutateAsync({ ...sent, ...(insisted.anyway ? { anyway: true } : {}) }),
		);
		draft.clear();
		tell(say('counter.saved'));
		await navigate({ to: '/events/$id', params: { id: String(event.id) } });
	};
	const save = (version: number) => void send(version).catch(() => undefined);
	const there = conflictOf(edit.error);
	const takeTheirs = () => {
		if (there) questions.setQueryData(['events', 'one', event.id], there);
		draft.clear();
		edit.reset();
	};
	return (
		<form
			ref={form}
			className="form"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				if (needs.isHeld()) return;
				save(begun.version);
			}}
		>
			<RestoredNote shown={draft.restored} onClear={() => draft.clear()} />
			<EventFields
				value={begun.typed}
				change={change}
				restored={draft.restored}
				empty={needs.empty}
				error={edit.error}
			/>
			{there ? (
				<ConflictNote
					theirs={differences(changed, there.fields)}
					yours={differences(changed, changed)}
					onTheirs={takeTheirs}
					onYours={() => save(there.version)}
				/>
			) : (
				<ErrorNote error={edit.error} />
			)}
			<Button
				tone="main"
				type="submit"
				busy={edit.isPending}
				disabled={Object.keys(changed).length === 0}
			>
				{say('counter.save')}
			</Button>
		</form>
	);
}

function conflictOf(error: Error | null): EventBody | null {
	return error instanceof RefusedError && error.isConflict
		? (error.refusal.there as EventBody)
		: null;
}

const differences = (changed: Fields, values: Fields) =>
	namesOf(changed)
		.map((name) => values[name] || '–')
		.join(' · ');
