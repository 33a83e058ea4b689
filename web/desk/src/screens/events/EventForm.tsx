import { useState } from 'react';
import type { Words } from '~/api/client';
import { useBranches } from '~/api/questions';
import type { EventField } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { daysAfter } from '~/lib/time';
import { BilingualField } from '~/ui/BilingualField';
import { BranchSelect } from '~/ui/BranchSelect';
import { Button } from '~/ui/Button';
import { SelectField, TextField } from '~/ui/Field';
import { middle, type Point } from '~/ui/FocusPoint';
import { useMistake } from '~/ui/states';
import { EventPicture } from './EventPicture';

/** An event's fields as the server takes them. */
export type Fields = Partial<Record<EventField, string>>;

/** The same as they are typed; the day stands apart, because two fields share it. */
type TypedField = Exclude<EventField, 'starts' | 'ends'> | 'day' | 'from' | 'to' | 'last';
export type Typed = Partial<Record<TypedField, string>>;

/** A field whose English is a field of its own. */
type InBoth = { [F in EventField]: `${F}_en` extends EventField ? F : never }[EventField];

const types = ['Beyblade X', 'Board Game', 'Board Game Script'];

export const emptyEvent = (day: string): Typed => ({
	type: 'Beyblade X',
	day,
	from: '13:00',
	to: '17:00',
});

/** What the server takes: start and end with their day; an end before the start is past midnight.
    A last day before the first is sent as it stands, to be refused. */
export function sentFields({ day = '', from = '', to = '', last = '', ...rest }: Typed): Fields {
	const ends = last && last !== day ? `${last} ${to}` : to <= from ? `${nextDay(day)} ${to}` : to;
	return { ...rest, starts: `${day} ${from}`, ends };
}

const nextDay = (day: string) => daysAfter(day, 1);
const dayLong = 86_400_000;

/** Only what was changed is sent, so that two people who change different fields both succeed. */
export function changedFields(before: Typed, after: Typed): Fields {
	const [old, now] = [sentFields(before), sentFields(after)];
	const isAnotherPicture = (old.picture ?? '') !== (now.picture ?? '');
	const isMoved = old.starts !== now.starts;
	return onlyFields(
		now,
		(name) =>
			(old[name] ?? '') !== now[name] ||
			// The same point in another picture is said again, or it would go with the old one.
			(isAnotherPicture && pointFields.includes(name)) ||
			// A start that is sent alone would take the end along, which the form shows where it was.
			(isMoved && name === 'ends'),
	);
}

const pointFields: readonly EventField[] = ['picture_left', 'picture_top'];

export const namesOf = (fields: Fields) => Object.keys(fields) as EventField[];

const onlyFields = (fields: Fields, isMeant: (name: EventField) => boolean): Fields =>
	Object.fromEntries(
		namesOf(fields)
			.filter(isMeant)
			.map((name) => [name, fields[name]]),
	);

/** An event to be written down again, without what belongs to its one day. */
export const copiedFields = (fields: Fields): Fields =>
	onlyFields(fields, (name) => !ofItsDay.includes(name));

const ofItsDay: readonly EventField[] = [
	'status',
	'cancelled',
	'cancel_reason',
	'cancel_reason_en',
];

/** The event at another branch; a place that was the old branch's own stays behind. */
export function atBranch(branch: string, typed: Typed, oldPlace: string): Typed {
	return typed.location === oldPlace ? { ...typed, branch, location: '' } : { ...typed, branch };
}

/** The same event on another day; it lasts as many days as before. */
export function movedTo(day: string, typed: Typed): Typed {
	if (!typed.last || !typed.day) return { ...typed, day };
	const days = (Date.parse(typed.last) - Date.parse(typed.day)) / dayLong;
	// A day that is half typed moves nothing.
	return { ...typed, day, last: daysAfter(day, days) || typed.last };
}

/** The fields of the server as the form edits them. */
export function typedFields({ starts = '', ends = '', ...rest }: Fields): Typed {
	const [day = '', from = ''] = starts.split(' ');
	const [endDay = '', to = ''] = ends.split(' ');
	const isPastMidnight = endDay === nextDay(day) && to <= from;
	const typed: Typed = { ...rest, day, from, to };
	// Only an event of several days has a last day of its own.
	return endDay > day && !isPastMidnight ? { ...typed, last: endDay } : typed;
}

const needed: readonly TypedField[] = ['name', 'day', 'from', 'to'];

/** Holds a form back until it has what every event needs, and says at which fields that is. */
export function useNeeded(typed: Typed) {
	const [presses, setPresses] = useState(0);
	const empty = needed.filter((name) => !typed[name]?.trim());
	const isHeld = () => {
		if (empty.length > 0) setPresses(presses + 1);
		return empty.length > 0;
	};
	// Nobody is blamed for what they have not come to yet.
	return { isHeld, presses, empty: presses > 0 ? empty : [] };
}

/** What may be left out, or refused. */
type RefusedField = TypedField | EventField;

interface Shared {
	value: Typed;
	change: (value: Typed) => void;
	wrong: (name: RefusedField) => string | null | undefined;
}

/** A text field, and a text in both languages, as the form's values know them. */
function fieldsOf({ value, change, wrong }: Shared) {
	const one = (name: TypedField) => ({
		value: value[name] ?? '',
		onValue: (text: string) => change({ ...value, [name]: text }),
		mistake: wrong(name),
	});
	const both = (name: InBoth) => {
		const english = `${name}_en` as const;
		return {
			value: { th: value[name] ?? '', en: value[english] ?? '' },
			onValue: (text: Words) => change({ ...value, [name]: text.th, [english]: text.en }),
			mistakes: { th: wrong(name), en: wrong(english) },
		};
	};
	return { one, both };
}

interface Form {
	value: Typed;
	change: (value: Typed) => void;
	/** A form that was found on the device shows all that may have been typed. */
	restored: boolean;
	/** What was left out when it should have been sent. */
	empty: readonly RefusedField[];
	error: Error | null;
}

export function EventFields({ value, change, restored, empty, error }: Form) {
	const { say } = useLanguage();
	const [more, setMore] = useState(restored);
	const refused = useMistake(error);
	const wrong = (name: RefusedField) => (empty.includes(name) ? say('ui.fill_in') : refused(name));
	const place = useBranches().find(({ id }) => id === value.branch)?.place ?? '';
	const shared = { value, change, wrong };
	const { one, both } = fieldsOf(shared);
	return (
		<>
			<BilingualField label={say('events.name')} required="th" {...both('name')} />
			<SelectField
				label={say('events.type')}
				{...one('type')}
				options={[...new Set([...types, value.type ?? ''])]
					.filter(Boolean)
					.map((type) => ({ value: type, label: type }))}
			/>
			<div className="side-by-side">
				<TextField
					label={say('events.day')}
					type="date"
					{...one('day')}
					onValue={(day) => change(movedTo(day, value))}
					mistake={wrong('day') ?? wrong('starts')}
				/>
				<TextField label={say('events.starts')} type="time" {...one('from')} />
				<TextField
					label={say('events.ends')}
					type="time"
					{...one('to')}
					mistake={wrong('to') ?? wrong('ends')}
				/>
				{value.last !== undefined && (
					<TextField label={say('events.last_day')} type="date" {...one('last')} />
				)}
			</div>
			<BranchSelect
				label={say('events.branch')}
				none={say('counter.no_branch')}
				value={value.branch ?? ''}
				onValue={(branch) => change(atBranch(branch, value, place))}
				mistake={wrong('branch')}
			/>
			{more ? (
				<MoreFields {...shared} place={place} />
			) : (
				<Button onClick={() => setMore(true)}>{say('events.more_fields')}</Button>
			)}
		</>
	);
}

function MoreFields({ place, ...shared }: Shared & { place: string }) {
	const { say } = useLanguage();
	const { value, change, wrong } = shared;
	const { one, both } = fieldsOf(shared);
	return (
		<>
			<TextField
				label={say('events.location')}
				hint={place && say('events.location_own', { place })}
				required={false}
				{...one('location')}
				value={value.location === place ? '' : (value.location ?? '')}
			/>
			<div className="side-by-side">
				<TextField
					label={say('events.fee')}
					hint={say('events.fee_hint')}
					inputMode="numeric"
					required={false}
					unit="฿"
					{...one('fee')}
				/>
				<TextField
					label={say('events.places')}
					inputMode="numeric"
					required={false}
					{...one('places')}
				/>
			</div>
			<BilingualField
				label={say('events.description')}
				long
				required={false}
				{...both('description')}
			/>
			<BilingualField label={say('events.format')} required={false} {...both('format')} />
			<BilingualField label={say('events.level')} required={false} {...both('level')} />
			<BilingualField label={say('events.bring')} required={false} {...both('bring')} />
			<TextField
				label={say('events.register_url')}
				type="url"
				required={false}
				{...one('register_url')}
			/>
			<EventPicture
				value={value.picture ?? ''}
				onValue={(picture) => change({ ...value, picture, picture_left: '', picture_top: '' })}
				point={pointOf(value)}
				onPoint={([left, top]) =>
					change({ ...value, picture_left: String(left), picture_top: String(top) })
				}
				mistake={wrong('picture')}
			/>
			{value.picture && (
				<BilingualField
					label={say('events.picture_alt')}
					required={false}
					{...both('picture_alt')}
				/>
			)}
			{value.status !== undefined && <StatusField {...one('status')} />}
			{value.cancelled === 'yes' && (
				<BilingualField
					label={say('events.cancel_reason')}
					required={false}
					{...both('cancel_reason')}
				/>
			)}
		</>
	);
}

/** The point of the picture as the fields have it; one that nobody said is the middle. */
function pointOf({ picture_left, picture_top }: Typed): Point {
	const at = (typed: string | undefined, or: number) => (typed ? Number(typed) : or);
	return [at(picture_left, middle[0]), at(picture_top, middle[1])];
}

/** What lists and page say of an event that does not keep to its hours. */
function StatusField(field: ReturnType<ReturnType<typeof fieldsOf>['one']>) {
	const { say } = useLanguage();
	const fixed = (['upcoming', 'ongoing', 'past'] as const).map((status) => ({
		value: status,
		label: say(`events.status.${status}`),
	}));
	return (
		<SelectField
			label={say('events.status')}
			options={[{ value: '', label: say('events.status_auto') }, ...fixed]}
			{...field}
		/>
	);
}
