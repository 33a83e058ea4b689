import type { EditForm, FieldBody } from '~/api/types';
import { keyOf } from './tree';

/* What was typed and not sent yet, by place; and the edits it becomes. */

export type Typed = Readonly<Record<string, unknown>>;

interface Both {
	th: string;
	en: string;
}

const isBoth = (value: unknown): value is Both =>
	typeof value === 'object' && value !== null && 'th' in value && 'en' in value;

/** The edits of a file; a text in two languages changes only where it was changed. */
export function editsOf(fields: readonly FieldBody[], typed: Typed): EditForm[] {
	return fields.flatMap((field) => {
		const key = keyOf(field.steps);
		return key in typed ? editsOfField(field, typed[key]) : [];
	});
}

function editsOfField(field: FieldBody, value: unknown): EditForm[] {
	const { file, steps } = field;
	if (field.present && isBoth(field.value) && isBoth(value)) {
		const before = field.value;
		return (['th', 'en'] as const)
			.filter((language) => before[language] !== value[language])
			.map((language) => ({
				file,
				kind: 'set' as const,
				steps: [...steps, language],
				expected: before[language],
				value: value[language],
			}));
	}
	if (JSON.stringify(field.value) === JSON.stringify(value)) return [];
	return [{ file, kind: 'set', steps, expected: field.present ? field.value : null, value }];
}
