import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { RefusedError } from '~/api/client';
import { useQuestion } from '~/api/questions';
import type { CheckBody, DraftBody, EditForm, EditsForm, FieldBody, FieldsBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { useDraft } from '~/lib/useDraft';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { Page } from '~/ui/Page';
import { Answered, ConflictNote, Empty, ErrorNote, RestoredNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { afterList, editsOf, onTopOf, type Typed, typedPlace, typedSince } from './edits';
import { fileWord } from './files';
import { FormContext } from './form';
import { PlaceForm } from './PlaceForm';
import { found, keyOf, only, treeOf } from './tree';

/** The form of one content file. What is typed stays on the device until it goes to the draft. */
export function EditFile() {
	const { say } = useLanguage();
	const { _splat: name = '' } = useParams({ from: '/shop/edit/$' });
	const file = `${name}.yaml`;
	const fields = useQuestion<FieldsBody>(`content/fields?file=${encodeURIComponent(file)}`, [
		'content',
		'fields',
		file,
	]);
	return (
		<Page title={say(fileWord(file))} back="/shop">
			<Answered question={fields}>
				{(answer) => <FileForm key={file} file={file} fields={answer.fields} />}
			</Answered>
		</Page>
	);
}

function FileForm({ file, fields }: { file: string; fields: readonly FieldBody[] }) {
	const { say } = useLanguage();
	const tell = useToast();
	const navigate = useNavigate();
	const questions = useQueryClient();
	const typed = useDraft<Typed>(`content.typed.${file}`, {});
	const [letters, setLetters] = useState('');
	// The publishing screen checks; its findings are shown at their fields here.
	const checked = useQuery<CheckBody>({ queryKey: ['check'], queryFn: skipToken });
	const edit = useWrite<EditsForm, DraftBody>('draft/edit', { changes: ['content', 'draft'] });
	const discard = useWrite<{ ids: number[] }, DraftBody>('draft/discard', {
		changes: ['content', 'draft'],
	});
	const draft = useQuestion<DraftBody>('draft', ['draft']).data;
	const waiting = draft ? draft.edits.length + draft.pictures.length : 0;
	const edits = useMemo(() => editsOf(fields, typed.value), [fields, typed.value]);
	const tree = useMemo(() => treeOf(fields), [fields]);
	const { at: asked } = useSearch({ from: '/shop/edit/$' });
	const [at, setAt] = useState(asked);
	const one = at === undefined ? null : only(tree, at);
	const shown = one ?? found(tree, letters);

	const keepTyped = (rest: Typed) =>
		Object.keys(rest).length ? typed.change(rest) : typed.clear({});
	const send = async (sent = typed.value) => {
		const all = editsOf(fields, sent);
		if (all.length) await edit.mutateAsync({ edits: all });
		keepTyped(typedSince(sent, typed.now()));
	};
	// Whatever was refused may have been overtaken: the form shows what is there now.
	const askAgain = () => questions.invalidateQueries({ queryKey: ['content'] });
	const next = (sent = typed.value) =>
		send(sent).then(() => navigate({ to: '/shop/publish' }), askAgain);
	const keepMine = ({ steps, there }: Conflict) => {
		const again = onTopOf(there, steps, typed.value);
		typed.change(again);
		void next(again);
	};
	const takeTheirs = ({ steps }: Conflict) => {
		typed.change(without(typed.value, typedPlace(steps).key));
		edit.reset();
	};
	/** A list changes at once in the draft, after what was typed, so that places stay right. */
	const changeList = async (form: EditForm, done: string) => {
		await send();
		const draft = await edit.mutateAsync({ edits: [form] });
		keepTyped(afterList(form, typed.now()));
		const id = draft.edits.at(-1)?.id;
		tell(done, id === undefined ? undefined : () => discard.mutate({ ids: [id] }));
	};

	const form = {
		file,
		typed: typed.value,
		change: (field: FieldBody, value: unknown) =>
			typed.change(withChange(typed.value, field, value)),
		changeList: (form: EditForm, done: string) => void changeList(form, done).catch(askAgain),
		mistakes: checked.data?.mistakes.filter((mistake) => mistake.file === file) ?? [],
		open: fields.length <= 80 || letters !== '' || one !== null,
		isSearched: letters !== '' || one !== null,
	};
	const conflict = conflictOf(edit.error, typed.value);
	const problem = conflict ? null : edit.error;
	return (
		<FormContext value={form}>
			<RestoredNote shown={typed.restored && edits.length > 0} onClear={() => typed.clear({})} />
			{one ? (
				<Button tone="quiet" onClick={() => setAt(undefined)}>
					{say('shop.show_all')}
				</Button>
			) : fields.length > 20 ? (
				<TextField
					label={say('shop.find')}
					type="search"
					value={letters}
					onValue={setLetters}
					autoComplete="off"
				/>
			) : null}
			{shown ? (
				<div className="form">
					{shown.parts.map((part) => (
						<PlaceForm key={keyOf(part.steps)} place={part} />
					))}
				</div>
			) : (
				<Empty text={say('shop.nothing_found')} />
			)}
			{conflict && (
				<ConflictNote
					who={conflict.who}
					theirs={String(conflict.there)}
					yours={String(conflict.yours)}
					onTheirs={() => takeTheirs(conflict)}
					onYours={() => keepMine(conflict)}
				/>
			)}
			{(edits.length + waiting > 0 || edit.error || discard.error) && (
				<div className="save-bar">
					<p>{say('shop.changed', { count: edits.length + waiting })}</p>
					<ErrorNote error={problem ?? discard.error} />
					<Button tone="main" busy={edit.isPending} onClick={() => void next()}>
						{say('shop.next')}
					</Button>
				</div>
			)}
		</FormContext>
	);
}

type Steps = readonly (string | number)[];

const withChange = (typed: Typed, field: FieldBody, now: unknown): Typed => {
	const key = keyOf(field.steps);
	const begun = typed[key];
	return { ...typed, [key]: { was: begun ? begun.was : field.value, now } };
};

const without = (typed: Typed, key: string): Typed =>
	Object.fromEntries(Object.entries(typed).filter(([name]) => name !== key));

interface Conflict {
	steps: Steps;
	there: unknown;
	yours: unknown;
	who: string | null;
}

/** Both versions of what was typed; a list that was changed meanwhile is only told about. */
function conflictOf(error: Error | null, typed: Typed): Conflict | null {
	if (!(error instanceof RefusedError && error.refusal.code === 'conflict')) return null;
	const conflict = error.refusal as unknown as Conflict;
	return typedPlace(conflict.steps).key in typed ? conflict : null;
}
