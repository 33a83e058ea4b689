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
import { Answered, ConflictNote, ErrorNote, RestoredNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { changedFields, EventFields, type Typed, typedFields } from './EventForm';

export function EditEvent() {
	const { id } = useParams({ strict: false }) as { id: string };
	const { say } = useLanguage();
	const asked = useQuestion<EventBody>(`events/${id}`, ['events', 'one', Number(id)]);
	return (
		<Page title={say('events.edit')} back="/events">
			<Answered question={asked}>{(event) => <EditForm event={event} />}</Answered>
		</Page>
	);
}

function EditForm({ event }: { event: EventBody }) {
	const { say } = useLanguage();
	const tell = useToast();
	const navigate = useNavigate();
	const insist = useInsist();
	const questions = useQueryClient();
	const first = typedFields(event.fields);
	const draft = useDraft<Typed>(`event.${event.id}`, first);
	const edit = useWrite<EditEventForm, EventBody>('events/edit', { changes: ['events', 'today'] });
	const changed = changedFields(first, draft.value);
	const send = async (version: number) => {
		const form = { id: event.id, version, fields: changed };
		await insist((insisted) =>
			edit.mutateAsync({ ...form, ...(insisted.anyway ? { anyway: true } : {}) }),
		);
		draft.clear();
		tell(say('counter.saved'));
		await navigate({ to: '/events/$id', params: { id: String(event.id) } });
	};
	const save = (version: number) => void send(version).catch(() => undefined);
	const there = conflictOf(edit.error);
	const takeTheirs = () => {
		if (there) questions.setQueryData(['events', 'one', event.id], there);
		draft.clear(there ? typedFields(there.fields) : undefined);
		edit.reset();
	};
	return (
		<form
			className="form"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				save(event.version);
			}}
		>
			<RestoredNote shown={draft.restored} onClear={() => draft.clear(first)} />
			<EventFields draft={draft} error={edit.error} />
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

const differences = (changed: Typed, values: Typed) =>
	Object.keys(changed)
		.map((name) => values[name] || '–')
		.join(' · ');
