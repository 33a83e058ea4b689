import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newWriteId, OfflineError, write } from './client';

interface Settings<Form, Answer> {
	/** The questions whose answers this write changes, by the first part of their keys. */
	changes?: readonly string[];
	deadline?: number;
	onDone?: (answer: Answer, form: Form) => void;
}

/** A write as a screen uses it. After a lost connection the same press sends the same id. */
export function useWrite<Form extends object, Answer>(
	path: string,
	{ changes = [], deadline, onDone }: Settings<Form, Answer> = {},
): UseMutationResult<Answer, Error, Form> {
	const questions = useQueryClient();
	const unanswered = useRef<{ asked: string; id: string } | null>(null);
	return useMutation({
		mutationFn: async (form: Form) => {
			const asked = JSON.stringify(form);
			if (unanswered.current?.asked !== asked) {
				unanswered.current = { asked, id: newWriteId() };
			}
			try {
				const answer = await write<Answer>(path, form, { id: unanswered.current.id, deadline });
				unanswered.current = null;
				return answer;
			} catch (problem) {
				if (!(problem instanceof OfflineError)) unanswered.current = null;
				throw problem;
			}
		},
		onSuccess: async (answer, form) => {
			await Promise.all(changes.map((first) => questions.invalidateQueries({ queryKey: [first] })));
			onDone?.(answer, form);
		},
	});
}
