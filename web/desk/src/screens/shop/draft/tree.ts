import type { FieldBody } from '~/api/types';

/* A file's fields come as one flat list; the form shows them as the file nests them. */

export type Step = string | number;

export interface Place {
	steps: readonly Step[];
	/** What the form calls this place: the last part of the server's label. */
	label: { th: string; en: string };
	field?: FieldBody;
	parts: Place[];
}

export const keyOf = (steps: readonly Step[]) => JSON.stringify(steps);

const last = (label: string) => label.split(' › ').at(-1) ?? label;
const upTo = (label: string, depth: number) => label.split(' › ').slice(0, depth).join(' › ');

/** Builds the tree of a file's fields. */
export function treeOf(fields: readonly FieldBody[]): Place {
	const root: Place = { steps: [], label: { th: '', en: '' }, parts: [] };
	const known = new Map<string, Place>([[keyOf([]), root]]);
	for (const field of fields) {
		for (let depth = 1; depth <= field.steps.length; depth += 1) {
			const steps = field.steps.slice(0, depth);
			const key = keyOf(steps);
			if (known.has(key)) continue;
			const label = {
				th: last(upTo(field.label.th, depth)),
				en: last(upTo(field.label.en, depth)),
			};
			const place: Place = { steps, label, parts: [] };
			known.set(key, place);
			known.get(keyOf(steps.slice(0, -1)))?.parts.push(place);
		}
		const place = known.get(keyOf(field.steps));
		if (place) place.field = field;
	}
	return root;
}

/** Puts the value of a place together again, as its fields say it; what an edit expects. */
export function plainValue(place: Place, saying: (field: FieldBody) => unknown): unknown {
	const { field, parts } = place;
	if (field && field.shape.widget !== 'list') return saying(field);
	if (field?.shape.widget === 'list') return parts.map((part) => plainValue(part, saying));
	const present = parts.filter((part) => part.field?.present !== false);
	return Object.fromEntries(
		present.map((part) => [String(part.steps.at(-1)), plainValue(part, saying)]),
	);
}

/** Keeps one place with the headings above it; nothing where there is no such place. */
export function only(place: Place, key: string): Place | null {
	if (keyOf(place.steps) === key || isWithin(place, key)) return place;
	const parts = place.parts.map((part) => only(part, key)).filter((part) => part !== null);
	return parts.length ? { ...place, parts } : null;
}

/** Whether a place is inside a field, as one language is of a text in both. */
const isWithin = ({ steps, field, parts }: Place, key: string) =>
	field !== undefined && parts.length === 0 && key.startsWith(`${keyOf(steps).slice(0, -1)},`);

/** Keeps the places whose label or value has these letters. */
export function found(place: Place, letters: string): Place | null {
	const wanted = letters.trim().toLowerCase();
	if (!wanted) return place;
	const own = [place.label.th, place.label.en, JSON.stringify(place.field?.value ?? '')];
	if (place.steps.length && own.join(' ').toLowerCase().includes(wanted)) return place;
	const parts = place.parts.map((part) => found(part, letters)).filter((part) => part !== null);
	return parts.length ? { ...place, parts } : null;
}
