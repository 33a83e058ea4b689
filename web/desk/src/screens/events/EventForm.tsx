import { useState } from 'react';
import { useLanguage } from '~/lib/language';
import { daysAfter } from '~/lib/time';
import type { DraftOf } from '~/lib/useDraft';
import { BilingualField } from '~/ui/BilingualField';
import { BranchSelect } from '~/ui/BranchSelect';
import { Button } from '~/ui/Button';
import { SelectField, TextField } from '~/ui/Field';
import { useMistake } from '~/ui/states';
import { EventPicture } from './EventPicture';

/** An event's fields as they are typed; the day stands apart, because two fields share it. */
export type Typed = Record<string, string>;

const types = ['Beyblade X', 'Board Game', 'Board Game Script'];

export const emptyEvent = (day: string): Typed => ({
	type: 'Beyblade X',
	day,
	from: '13:00',
	to: '17:00',
});

/** What the server takes: start and end with their day; an end before the start is past midnight. */
export function sentFields({ day = '', from = '', to = '', last = '', ...rest }: Typed): Typed {
	const ends = last > day ? `${last} ${to}` : to <= from ? `${nextDay(day)} ${to}` : to;
	return { ...rest, starts: `${day} ${from}`, ends };
}

const nextDay = (day: string) => daysAfter(day, 1);
const dayLong = 86_400_000;

/** The same event on another day; it lasts as many days as before. */
export function movedTo(day: string, typed: Typed): Typed {
	if (!typed.last || !typed.day) return { ...typed, day };
	const days = (Date.parse(typed.last) - Date.parse(typed.day)) / dayLong;
	return { ...typed, day, last: daysAfter(day, days) };
}

/** The fields of the server as the form edits them. */
export function typedFields({ starts = '', ends = '', ...rest }: Typed): Typed {
	const [day = '', from = ''] = starts.split(' ');
	const [endDay = '', to = ''] = ends.split(' ');
	const { status: _status, cancelled: _cancelled, location: _location, ...others } = rest;
	const isPastMidnight = endDay === nextDay(day) && to <= from;
	const typed: Typed = { ...others, day, from, to };
	// Only an event of several days has a last day of its own.
	return endDay > day && !isPastMidnight ? { ...typed, last: endDay } : typed;
}

export function EventFields({ draft, error }: { draft: DraftOf<Typed>; error: Error | null }) {
	const { say } = useLanguage();
	const [more, setMore] = useState(draft.restored);
	const { value, change } = draft;
	const wrong = useMistake(error);
	const set = (name: string) => (text: string) => change({ ...value, [name]: text });
	const both = (name: string) => ({
		value: { th: value[name] ?? '', en: value[`${name}_en`] ?? '' },
		onValue: (text: { th: string; en: string }) =>
			change({ ...value, [name]: text.th, [`${name}_en`]: text.en }),
		mistakes: { th: wrong(name), en: wrong(`${name}_en`) },
	});
	return (
		<>
			<BilingualField label={say('events.name')} required="th" {...both('name')} />
			<SelectField
				label={say('events.type')}
				value={value.type ?? ''}
				onValue={set('type')}
				mistake={wrong('type')}
				options={[...new Set([...types, value.type ?? ''])]
					.filter(Boolean)
					.map((type) => ({ value: type, label: type }))}
			/>
			<div className="side-by-side">
				<TextField
					label={say('events.day')}
					type="date"
					value={value.day ?? ''}
					onValue={set('day')}
					mistake={wrong('starts')}
				/>
				<TextField
					label={say('events.starts')}
					type="time"
					value={value.from ?? ''}
					onValue={set('from')}
				/>
				<TextField
					label={say('events.ends')}
					type="time"
					value={value.to ?? ''}
					onValue={set('to')}
					mistake={wrong('ends')}
				/>
				{value.last !== undefined && (
					<TextField
						label={say('events.last_day')}
						type="date"
						value={value.last}
						onValue={set('last')}
					/>
				)}
			</div>
			<BranchSelect
				label={say('events.branch')}
				none={say('counter.no_branch')}
				value={value.branch ?? ''}
				onValue={set('branch')}
				mistake={wrong('branch')}
			/>
			{more ? (
				<>
					<div className="side-by-side">
						<TextField
							label={say('events.fee')}
							hint={say('events.fee_hint')}
							inputMode="numeric"
							required={false}
							unit="฿"
							value={value.fee ?? ''}
							onValue={set('fee')}
							mistake={wrong('fee')}
						/>
						<TextField
							label={say('events.places')}
							inputMode="numeric"
							required={false}
							value={value.places ?? ''}
							onValue={set('places')}
							mistake={wrong('places')}
						/>
					</div>
					<BilingualField
						label={say('events.description')}
						long
						required={false}
						{...both('description')}
					/>
					<BilingualField label={say('events.format')} required={false} {...both('format')} />
					<BilingualField label={say('events.bring')} required={false} {...both('bring')} />
					<TextField
						label={say('events.register_url')}
						type="url"
						required={false}
						value={value.register_url ?? ''}
						onValue={set('register_url')}
						mistake={wrong('register_url')}
					/>
					<EventPicture
						value={value.picture ?? ''}
						onValue={set('picture')}
						mistake={wrong('picture')}
					/>
					{value.picture && (
						<BilingualField
							label={say('events.picture_alt')}
							required={false}
							{...both('picture_alt')}
						/>
					)}
				</>
			) : (
				<Button onClick={() => setMore(true)}>{say('events.more_fields')}</Button>
			)}
		</>
	);
}
