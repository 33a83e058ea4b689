import type { EditForm, FieldBody } from '~/api/types';
import { keyOf } from './tree';

/* What was typed and not sent yet, by place; and the edits it becomes. */

/** What a field was when somebody began to type there, and what it says now. */
export interface Change {
	was: unknown;
	now: unknown;
}

export type Typed = Readonly<Record<string, Change>>;

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
		const change = typed[key];
		return change ? editsOfField(field, change) : [];
	});
}

/* Others may have changed the field since, and the server says so: what is expected is what stood
   there when the typing began. */
function editsOfField(field: FieldBody, { was, now }: Change): EditForm[] {
	const { file, steps } = field;
	if (field.present && isBoth(was) && isBoth(now))
		return (['th', 'en'] as const)
			.filter((language) => was[language] !== now[language])
			.map((language) => ({
				file,
				kind: 'set' as const,
				steps: [...steps, language],
				expected: was[language],
				value: now[language],
			}));
	if (JSON.stringify(was) === JSON.stringify(now)) return [];
	return [{ file, kind: 'set', steps, expected: field.present ? was : null, value: now }];
}

/** The field that an edit was about, as what was typed knows it: a language is a part of its field. */
export const typedPlace = (steps: readonly (string | number)[]) => {
	const last = steps.at(-1);
	const language = last === 'th' || last === 'en' ? last : null;
	return { key: keyOf(language ? steps.slice(0, -1) : steps), language };
};

/** What was typed, said again on top of what somebody else wrote meanwhile. */
export function onTopOf(there: unknown, steps: readonly (string | number)[], typed: Typed): Typed {
	const { key, language } = typedPlace(steps);
	const change = typed[key];
	if (!change) return typed;
	const was = language && isBoth(change.was) ? { ...change.was, [language]: there } : there;
	return { ...typed, [key]: { ...change, was } };
}
