import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RefusedError } from '~/api/client';
import type { DraftBody, EditForm, EditsForm, FieldBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useDraft } from '~/lib/useDraft';
import { useToast } from '~/ui/Toast';
import {
	afterList,
	editsOf,
	onTopOf,
	type Typed,
	typedPlace,
	typedSince,
	undone,
	withChange,
	without,
} from './edits';
import type { Step } from './tree';

/** A value that was changed here and by somebody else. */
export interface Conflict {
	steps: readonly Step[];
	there: unknown;
	yours: unknown;
	who: string | null;
}

const changes = ['content', 'draft'];

/** What is typed in the form of a file: it stays on the device until it goes to the draft. */
export function useFileDraft(file: string, fields: readonly FieldBody[]) {
	const tell = useToast();
	const questions = useQueryClient();
	const draft = useDraft<Typed>(`content.typed.${file}`, {});
	const edit = useWrite<EditsForm, DraftBody>('draft/edit', { changes });
	const discard = useWrite<{ ids: number[] }, DraftBody>('draft/discard', { changes });
	const typed = draft.value;
	const edits = useMemo(() => editsOf(fields, typed), [fields, typed]);
	const conflict = conflictOf(edit.error, typed);

	const keepTyped = (rest: Typed) =>
		Object.keys(rest).length ? draft.change(rest) : draft.clear({});
	const send = async (sent: Typed) => {
		// An undo that failed was told about; from here on it is about this.
		discard.reset();
		const all = editsOf(fields, sent);
		if (all.length) await edit.mutateAsync({ edits: all });
		keepTyped(typedSince(sent, draft.now()));
	};
	// Whatever was refused may have been overtaken: the form shows what is there now.
	const askAgain = () => questions.invalidateQueries({ queryKey: ['content'] });
	const next = async (sent = typed): Promise<boolean> => {
		try {
			await send(sent);
			return true;
		} catch {
			await askAgain();
			return false;
		}
	};

	const undo = async (id: number, form: EditForm) => {
		edit.reset();
		await discard.mutateAsync({ ids: [id] });
		keepTyped(afterList(undone(form), draft.now()));
	};
	const changeList = async (form: EditForm, done: string) => {
		await send(typed);
		const { edits: waiting } = await edit.mutateAsync({ edits: [form] });
		keepTyped(afterList(form, draft.now()));
		const id = waiting.at(-1)?.id;
		tell(done, id === undefined ? undefined : () => void undo(id, form).catch(() => undefined));
	};

	return {
		typed,
		restored: draft.restored,
		startOver: () => draft.clear({}),
		change: (field: FieldBody, now: unknown) => draft.change(withChange(typed, field, now)),
		/** What the draft would get. */
		edits,
		/** Sends what was typed to the draft; tells whether it is there. */
		next: () => next(),
		/** A list changes at once in the draft, after what was typed, so that places stay right. */
		changeList: (form: EditForm, done: string) => void changeList(form, done).catch(askAgain),
		conflict,
		/** Sends what was typed again, on top of what somebody else wrote. */
		keepMine: async ({ steps, there }: Conflict) => {
			const again = onTopOf(there, steps, typed);
			draft.change(again);
			return next(again);
		},
		takeTheirs: ({ steps }: Conflict) => {
			keepTyped(without(typed, steps));
			edit.reset();
		},
		isSending: edit.isPending,
		/** Why something was not taken, where nobody is asked to choose. */
		problem: (conflict ? null : edit.error) ?? discard.error,
	};
}

export type FileDraft = ReturnType<typeof useFileDraft>;

/** Both versions of what was typed; a list that was changed meanwhile is only told about. */
function conflictOf(error: Error | null, typed: Typed): Conflict | null {
	if (!(error instanceof RefusedError && error.refusal.code === 'conflict')) return null;
	const conflict = error.refusal as unknown as Conflict;
	return typedPlace(conflict.steps).key in typed ? conflict : null;
}
