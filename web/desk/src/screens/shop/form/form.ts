import { createContext, use } from 'react';
import type { EditForm, FieldBody, MistakeBody } from '~/api/types';
import type { Typed } from '../draft/edits';

/** What every control of a file's form needs to know. */
export interface FileFormState {
	file: string;
	typed: Typed;
	change: (field: FieldBody, value: unknown) => void;
	changeList: (edit: EditForm, done: string) => void;
	mistakes: readonly MistakeBody[];
	/** Whether the items of lists are shown unfolded. */
	open: boolean;
	/** Whether only what was looked for is shown. */
	isSearched: boolean;
}

export const FormContext = createContext<FileFormState | null>(null);

export function useFileForm(): FileFormState {
	const form = use(FormContext);
	if (!form) throw new Error('FormContext is missing');
	return form;
}
