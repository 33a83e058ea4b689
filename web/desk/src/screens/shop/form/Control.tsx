import type { Words } from '~/api/client';
import { useBranches } from '~/api/questions';
import type { FieldBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { BilingualField } from '~/ui/BilingualField';
import { LongTextField, SelectField, SwitchField, TextField } from '~/ui/Field';
import { Badge } from '~/ui/List';
import { keyOf } from '../draft/tree';
import { useFileForm } from './form';
import { PictureField } from './PictureField';

/** Whether a text gets room for some lines. It goes by what is saved: a field that became another
    kind of field while somebody types there would throw them out of it. */
const isLong = (saved: unknown): boolean =>
	typeof saved === 'object' && saved !== null
		? Object.values(saved).some(isLong)
		: typeof saved === 'string' && saved.length > 60;

/** The control that fits a value, with what is wrong about it. */
export function Control({ field, label }: { field: FieldBody; label: Words }) {
	const { pick, say } = useLanguage();
	const { typed, change, mistakes } = useFileForm();
	const key = keyOf(field.steps);
	const typedHere = typed[key];
	const value = typedHere ? typedHere.now : field.value;
	const { shape } = field;
	const wrong = (steps: readonly (string | number)[]) => {
		const mistake = mistakes.find((one) => isAbout(one.steps, steps));
		return mistake && pick(mistake.reason);
	};
	const common = {
		label: (
			<>
				{pick(label)} {field.sample && <Badge tone="warn">{say('shop.sample')}</Badge>}
			</>
		),
		mistake: wrong(field.steps),
		required: shape.required && !shape.nullable,
	};
	const set = (next: unknown) => change(field, next);
	const text = value === null || value === undefined ? '' : String(value);
	const branches = useBranches();
	if (namesABranch(field.steps) && branches.some(({ id }) => id === text || text === ''))
		return (
			<SelectField
				{...common}
				value={text}
				onValue={set}
				options={[
					...(text === '' ? [{ value: '', label: '—' }] : []),
					...branches.map(({ id, name }) => ({ value: id, label: pick(name) })),
				]}
			/>
		);

	switch (shape.widget) {
		case 'text': {
			const both = (value as Words | null) ?? { th: '', en: '' };
			const english = wrong([...field.steps, 'en']);
			// What is about both languages stands at the first.
			const thai = wrong([...field.steps, 'th']) ?? (english ? null : common.mistake);
			return (
				<BilingualField
					label={common.label}
					required={common.required}
					mistakes={{ th: thai ?? null, en: english ?? null }}
					value={both}
					onValue={set}
					long={isLong(field.value)}
				/>
			);
		}
		case 'price':
		case 'number':
			return (
				<TextField
					{...common}
					inputMode={shape.widget === 'price' ? 'numeric' : 'decimal'}
					{...(shape.widget === 'price' && { unit: say('shop.baht') })}
					value={text}
					onValue={set}
				/>
			);
		case 'time':
			return <TextField {...common} type="time" value={text} onValue={set} />;
		case 'date':
			return <TextField {...common} type="date" value={text} onValue={set} />;
		case 'yes_no':
			return <SwitchField label={common.label} value={value === true} onValue={set} />;
		case 'choice':
			return (
				<SelectField
					{...common}
					value={text}
					onValue={(next) => set(next || null)}
					options={[
						...(common.required && value !== null ? [] : [{ value: '', label: '—' }]),
						...shape.choices.map((choice) => ({ value: choice, label: choice })),
					]}
				/>
			);
		case 'picture':
			return <PictureField {...common} value={text} onValue={set} />;
		case 'link':
		case 'phone':
		case 'email':
			return (
				<TextField
					{...common}
					type={({ link: 'url', phone: 'tel', email: 'email' } as const)[shape.widget]}
					value={text}
					onValue={(next) => set(next || (shape.nullable ? null : ''))}
				/>
			);
		default: {
			const Input = isLong(field.value) ? LongTextField : TextField;
			return (
				<Input
					{...common}
					value={text}
					onValue={(next: string) => set(next || (shape.nullable ? null : ''))}
				/>
			);
		}
	}
}

/** An item of a list called `branches`, or a value called `branch`, is the id of one. */
export const namesABranch = (steps: readonly (string | number)[]): boolean =>
	steps.at(-1) === 'branch' || (steps.at(-2) === 'branches' && typeof steps.at(-1) === 'number');

const isAbout = (
	steps: readonly (string | number)[] | null,
	field: readonly (string | number)[],
): boolean => steps !== null && keyOf(steps.slice(0, field.length)) === keyOf(field);
