import { skipToken, useQuery } from '@tanstack/react-query';
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
import { editsOf, type Typed } from './edits';
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
	const typed = useDraft<Typed>(`content.${file}`, {});
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

	const send = async () => {
		if (edits.length) await edit.mutateAsync({ edits });
		typed.clear({});
	};
	const next = () =>
		send().then(
			() => navigate({ to: '/shop/publish' }),
			() => undefined,
		);
	/** A list changes at once in the draft, after what was typed, so that places stay right. */
	const changeList = async (form: EditForm, done: string) => {
		await send();
		const draft = await edit.mutateAsync({ edits: [form] });
		const id = draft.edits.at(-1)?.id;
		tell(done, id === undefined ? undefined : () => discard.mutate({ ids: [id] }));
	};

	const form = {
		file,
		typed: typed.value,
		change: (field: FieldBody, value: unknown) =>
			typed.change({ ...typed.value, [keyOf(field.steps)]: value }),
		changeList: (form: EditForm, done: string) =>
			void changeList(form, done).catch(() => undefined),
		mistakes: checked.data?.mistakes.filter((mistake) => mistake.file === file) ?? [],
		open: fields.length <= 80 || letters !== '' || one !== null,
		isSearched: letters !== '' || one !== null,
	};
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
			<Conflict
				error={edit.error}
				onMine={next}
				onTheirs={(key) => typed.change(without(typed.value, key))}
			/>
			{(edits.length + waiting > 0 || edit.error) && (
				<div className="save-bar">
					<p>{say('shop.changed', { count: edits.length + waiting })}</p>
					{!(edit.error instanceof RefusedError && edit.error.isConflict) && (
						<ErrorNote error={edit.error} />
					)}
					<Button tone="main" busy={edit.isPending} onClick={next}>
						{say('shop.next')}
					</Button>
				</div>
			)}
		</FormContext>
	);
}

const without = (typed: Typed, key: string): Typed =>
	Object.fromEntries(Object.entries(typed).filter(([name]) => name !== key));

interface ConflictProps {
	error: Error | null;
	onMine: () => void;
	onTheirs: (key: string) => void;
}

/** The server's refusal holds both versions. A fresh list of fields is on its way already. */
function Conflict({ error, onMine, onTheirs }: ConflictProps) {
	if (!(error instanceof RefusedError && error.refusal.code === 'conflict')) return null;
	const { there, yours, who, steps } = error.refusal;
	const place = (steps as (string | number)[]) ?? [];
	// A language is a part of its field.
	const field = ['th', 'en'].includes(String(place.at(-1))) ? place.slice(0, -1) : place;
	return (
		<ConflictNote
			who={(who as string | null) ?? null}
			theirs={String(there)}
			yours={String(yours)}
			onTheirs={() => onTheirs(keyOf(field))}
			onYours={onMine}
		/>
	);
}
