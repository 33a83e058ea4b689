import { Search, SlidersHorizontal, X } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import type { CardWords } from '../GameCard';
import { branches, kinds, moods, readings, weights } from '../games';
import { type Choice, isFiltered } from './address';
import { type RollWords, type Table, timeShown } from './Roll';

export type FilterWords = Content['pages']['games']['all']['filters'];

interface Option {
	value: string;
	label: string;
}

interface PickerProps {
	name: string;
	label: string;
	any: string;
	value: string | number | undefined;
	options: readonly Option[];
	onPick: (value: string | undefined) => void;
}

function Picker({ name, label, any, value, options, onPick }: PickerProps) {
	const id = useId();
	// An address may ask for a figure that is not on the list.
	const known = value === undefined || options.some((option) => option.value === String(value));
	return (
		<div className="games-picker" data-set={value === undefined ? undefined : ''}>
			<label htmlFor={id}>
				<Text>{label}</Text>
			</label>
			<select
				id={id}
				name={name}
				value={String(value ?? '')}
				onChange={(event) => onPick(event.target.value || undefined)}
			>
				<option value="">{any}</option>
				{!known && <option value={String(value)}>{value}</option>}
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}

interface PickersProps {
	table: Table;
	words: FilterWords;
	roll: RollWords;
	card: CardWords;
	onChange: (change: Partial<Choice>) => void;
}

const people = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18];
const times = [15, 30, 60, 120, 240];
const ages = [6, 7, 8, 10, 12, 14];

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
	values.map((value) => ({ value, label: names[value] }));
const numbered = (values: readonly number[], label: (value: number) => string) =>
	values.map((value) => ({ value: String(value), label: label(value) }));
const figure = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Eight filters. A key in the search field leaves them as they are. */
const Pickers = memo(function Pickers({ table, words, roll, card, onChange }: PickersProps) {
	const pick = <Name extends keyof Table>(name: Name) =>
		({
			name,
			any: words.any,
			value: table[name] as string | number | undefined,
			// The lists offer nothing but values of the filter's own type.
			onPick: (value: string | undefined) => onChange({ [name]: value } as Partial<Choice>),
		}) as const;
	return (
		<div className="games-pickers">
			<Picker
				label={words.players}
				options={numbered(people, (count) => fill(roll.people, { count }))}
				{...pick('players')}
				onPick={(value) => onChange({ players: figure(value) })}
			/>
			<Picker
				label={words.minutes}
				options={numbered(times, (value) => timeShown(value, roll))}
				{...pick('minutes')}
				onPick={(value) => onChange({ minutes: figure(value) })}
			/>
			<Picker label={words.mood} options={named(moods, roll.moods)} {...pick('mood')} />
			<Picker label={words.kind} options={named(kinds, card.kinds)} {...pick('kind')} />
			<Picker label={words.weight} options={named(weights, card.weights)} {...pick('weight')} />
			<Picker label={words.reading} options={named(readings, card.readings)} {...pick('reading')} />
			<Picker
				label={words.age}
				options={numbered(ages, (count) => fill(words.age_value, { count }))}
				{...pick('age')}
				onPick={(value) => onChange({ age: figure(value) })}
			/>
			<Picker label={words.branch} options={named(branches, card.branches)} {...pick('branch')} />
		</div>
	);
});

interface FiltersProps extends PickersProps {
	query: string;
	/** How many games the list shows. */
	count: number;
	onClear: () => void;
}

function showWords(count: number, words: FilterWords): string {
	if (count === 0) return words.show_none;
	return count === 1 ? words.show_one : fill(words.show, { count });
}

/** On a phone the list is seen only when what is above it has gone up to the header. */
function showList(form: HTMLFormElement | null): void {
	if (matchMedia('(width < 700px)').matches) form?.scrollIntoView();
}

/** A search by name and the filters, which fold away on a phone. */
export function Filters({ query, count, onClear, ...pickers }: FiltersProps) {
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLElement>(null);
	const { table, words, onChange } = pickers;
	const { roll: _, ...wish } = table;
	const set = Object.values(wish).filter((value) => value !== undefined).length;
	// A pressed button that goes away would take the focus with it.
	const keepFocus = () => summary.current?.focus({ preventScroll: true });
	const clear = () => {
		onClear();
		keepFocus();
	};
	const close = () => {
		summary.current?.parentElement?.removeAttribute('open');
		keepFocus();
		showList(form.current);
	};
	return (
		<form
			className="games-filters"
			ref={form}
			aria-label={words.label}
			onSubmit={(event) => event.preventDefault()}
		>
			<div className="games-search">
				<label htmlFor={id} className="hidden-visually">
					<Text>{words.search}</Text>
				</label>
				<Search aria-hidden size={22} />
				<input
					id={id}
					name="q"
					type="search"
					autoComplete="off"
					autoCorrect="off"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={60}
					placeholder={words.search_hint}
					value={query}
					// The keyboard takes the lower half of the screen.
					onFocus={() => showList(form.current)}
					onChange={(event) => onChange({ query: event.target.value })}
				/>
			</div>
			<details className="games-more">
				<summary ref={summary} aria-label={words.more}>
					<SlidersHorizontal aria-hidden size={20} />
					<span>
						<Text>{words.more}</Text>
					</span>
					{set > 0 && <b>{set}</b>}
				</summary>
				<Pickers {...pickers} />
				<button className="button button-primary games-show" type="button" onClick={close}>
					<Text>{showWords(count, words)}</Text>
				</button>
			</details>
			{isFiltered({ ...table, query }) && (
				<button className="button button-quiet games-clear" type="button" onClick={clear}>
					<X aria-hidden size={18} />
					<span>
						<Text>{words.clear}</Text>
					</span>
				</button>
			)}
		</form>
	);
}
