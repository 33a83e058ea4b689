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
function editsOfField(field: FieldBody, change: Change): EditForm[] {
	const { file, steps } = field;
	const { was, now } = isNumber(field) ? inNumbers(change) : change;
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

const isNumber = ({ shape }: FieldBody) => shape.widget === 'price' || shape.widget === 'number';
const inNumbers = ({ was, now }: Change): Change => ({ was: numberOf(was), now: numberOf(now) });

/* A number is text while it is typed, since 1.0 may become 1.05. The name of a fact such as
   `play.hourly` stays text. */
function numberOf(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	const plain = value.replaceAll(',', '').trim();
	if (plain === '') return null;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value;
}

/** What a field says once all that was typed is sent. */
export const sentValue = (typed: Typed) => (field: FieldBody) => {
	const change = typed[keyOf(field.steps)];
	if (!change) return field.value;
	return isNumber(field) ? numberOf(change.now) : change.now;
};

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

/** What was typed while the rest was on its way; it changes what was sent, not what was there before. */
export function typedSince(sent: Typed, now: Typed): Typed {
	const newer = Object.entries(now).filter(([key, change]) => change !== sent[key]);
	return Object.fromEntries(
		newer.map(([key, change]) => {
			const before = sent[key];
			return [key, before ? { ...change, was: before.now } : change];
		}),
	);
}

/** What was typed, with one more change; what stood there when it began stays known. */
export function withChange(typed: Typed, { steps, value }: FieldBody, now: unknown): Typed {
	const key = keyOf(steps);
	const begun = typed[key];
	return { ...typed, [key]: { was: begun ? begun.was : value, now } };
}

/** What was typed but for the field that an edit was about. */
export function without(typed: Typed, steps: readonly (string | number)[]): Typed {
	const { key } = typedPlace(steps);
	return Object.fromEntries(Object.entries(typed).filter(([name]) => name !== key));
}

/** The change of a list that takes another one back. */
export function undone(edit: EditForm): EditForm {
	const { kind, steps, index = 0, to = 0 } = edit;
	if (kind === 'add') return { ...edit, kind: 'remove', steps: [...steps, index] };
	if (kind === 'move') return { ...edit, index: to, to: index };
	return { ...edit, kind: 'add', steps: steps.slice(0, -1), index: Number(steps.at(-1)) };
}

/** What was typed, at the places its items have after a list was changed. */
export function afterList(edit: EditForm, typed: Typed): Typed {
	return Object.fromEntries(
		Object.entries(typed).flatMap(([key, change]) => {
			const steps = stepsAfter(edit, JSON.parse(key) as (string | number)[]);
			return steps ? [[keyOf(steps), change]] : [];
		}),
	);
}

/** Where a place is after a list was changed; nowhere if it was removed. */
function stepsAfter(edit: EditForm, steps: (string | number)[]): (string | number)[] | null {
	const list = edit.kind === 'remove' ? edit.steps.slice(0, -1) : edit.steps;
	const place = steps[list.length];
	const isInside = keyOf(steps.slice(0, list.length)) === keyOf(list);
	if (!isInside || typeof place !== 'number') return steps;
	const after = placeAfter(edit, place);
	return after === null ? null : steps.with(list.length, after);
}

function placeAfter({ kind, steps, index = 0, to = 0 }: EditForm, place: number): number | null {
	if (kind === 'add') return place < index ? place : place + 1;
	const from = kind === 'remove' ? Number(steps.at(-1)) : index;
	if (place === from) return kind === 'remove' ? null : to;
	const closed = place > from ? place - 1 : place;
	return kind === 'remove' || closed < to ? closed : closed + 1;
}
