import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from './client';
import { useUnanswered } from './unanswered';

interface Settings<Form, Answer> {
	/** The questions whose answers this write changes, by the first part of their keys. */
	changes?: readonly string[];
	deadline?: number;
	onDone?: (answer: Answer, form: Form) => void;
	/** Hears of every write that failed; `error` is that of the last press alone. */
	onFailed?: (problem: Error, form: Form) => void;
}

/** A write as a screen uses it. After a lost connection the same press sends the same id. */
export function useWrite<Form extends object, Answer>(
	path: string,
	{ changes = [], deadline, onDone, onFailed }: Settings<Form, Answer> = {},
): UseMutationResult<Answer, Error, Form> {
	const questions = useQueryClient();
	const send = useUnanswered();
	return useMutation({
		mutationFn: (form: Form) => send(form, (id) => write<Answer>(path, form, { id, deadline })),
		onSuccess: async (answer, form) => {
			await Promise.all(changes.map((first) => questions.invalidateQueries({ queryKey: [first] })));
			onDone?.(answer, form);
		},
		onError: (problem, form) => onFailed?.(problem, form),
	});
}
