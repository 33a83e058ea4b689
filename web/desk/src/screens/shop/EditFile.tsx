import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { CheckBody, DraftBody, FieldBody, FieldsBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { Page } from '~/ui/Page';
import { Answered, ConflictNote, Empty, ErrorNote, RestoredNote } from '~/ui/states';
import { found, keyOf, only, type Place, treeOf } from './draft/tree';
import { type FileDraft, useFileDraft } from './draft/useFileDraft';
import { fileWord } from './files';
import { FormContext } from './form/form';
import { PlaceForm } from './form/PlaceForm';

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
	const navigate = useNavigate();
	const draft = useFileDraft(file, fields);
	const [letters, setLetters] = useState('');
	// The publishing screen checks; its findings are shown at their fields here.
	const checked = useQuery<CheckBody>({ queryKey: ['check'], queryFn: skipToken });
	const tree = useMemo(() => treeOf(fields), [fields]);
	const { at: asked } = useSearch({ from: '/shop/edit/$' });
	const [at, setAt] = useState(asked);
	const one = at === undefined ? null : only(tree, at);
	const isSearched = letters !== '' || one !== null;
	const goOn = async (isSent: Promise<boolean>) => {
		if (await isSent) await navigate({ to: '/shop/publish' });
	};

	const { typed, change, changeList, edits, conflict } = draft;
	const mistakes = checked.data?.mistakes.filter((mistake) => mistake.file === file) ?? [];
	const open = fields.length <= 80 || isSearched;
	return (
		<FormContext value={{ file, typed, change, changeList, mistakes, open, isSearched }}>
			<RestoredNote shown={draft.restored && edits.length > 0} onClear={draft.startOver} />
			{one ? (
				<ShowAll onPress={() => setAt(undefined)} />
			) : (
				fields.length > 20 && <Find letters={letters} onLetters={setLetters} />
			)}
			<Places within={one ?? found(tree, letters)} />
			{conflict && (
				<ConflictNote
					who={conflict.who}
					theirs={String(conflict.there)}
					yours={String(conflict.yours)}
					onTheirs={() => draft.takeTheirs(conflict)}
					onYours={() => void goOn(draft.keepMine(conflict))}
				/>
			)}
			<SaveBar draft={draft} onNext={() => void goOn(draft.next())} />
		</FormContext>
	);
}

function ShowAll({ onPress }: { onPress: () => void }) {
	const { say } = useLanguage();
	return (
		<Button tone="quiet" onClick={onPress}>
			{say('shop.show_all')}
		</Button>
	);
}

function Find({ letters, onLetters }: { letters: string; onLetters: (letters: string) => void }) {
	const { say } = useLanguage();
	return (
		<TextField
			label={say('shop.find')}
			type="search"
			value={letters}
			onValue={onLetters}
			autoComplete="off"
		/>
	);
}

function Places({ within }: { within: Place | null }) {
	const { say } = useLanguage();
	if (!within) return <Empty text={say('shop.nothing_found')} />;
	return (
		<div className="form">
			{within.parts.map((part) => (
				<PlaceForm key={keyOf(part.steps)} place={part} />
			))}
		</div>
	);
}

/** How much waits to be published, here and in the draft, and the way there. */
function SaveBar({ draft, onNext }: { draft: FileDraft; onNext: () => void }) {
	const { say } = useLanguage();
	const waiting = useQuestion<DraftBody>('draft', ['draft']).data;
	const count = draft.edits.length + (waiting ? waiting.edits.length + waiting.pictures.length : 0);
	if (count === 0 && !draft.problem && !draft.conflict) return null;
	return (
		<div className="save-bar">
			<p>{say('shop.changed', { count })}</p>
			<ErrorNote error={draft.problem} />
			<Button tone="main" busy={draft.isSending} onClick={onNext}>
				{say('shop.next')}
			</Button>
		</div>
	);
}
