import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { useLanguage } from '~/lib/language';

interface FieldProps {
	label: ReactNode;
	hint?: ReactNode;
	/** What is wrong with the value, in the language that is read. */
	mistake?: string | null | undefined;
	required?: boolean;
	children: (ids: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}

/** A label, a control, a hint, and the mistake right at the control. */
export function Field({ label, hint, mistake, required = true, children }: FieldProps) {
	const id = useId();
	const { say } = useLanguage();
	return (
		<div className="field" data-wrong={mistake ? '' : undefined}>
			<label htmlFor={id}>
				{label}
				{!required && <span className="soft"> {say('ui.optional')}</span>}
			</label>
			{children({ id, 'aria-describedby': `${id}-more`, 'aria-invalid': Boolean(mistake) })}
			<div id={`${id}-more`} className="field-more">
				{hint && <p className="soft">{hint}</p>}
				{mistake && <p className="mistake">{mistake}</p>}
			</div>
		</div>
	);
}

type Plain = Omit<FieldProps, 'children'>;

/** A line of text, a number, a time or a date. */
export function TextField({
	label,
	hint,
	mistake,
	required = true,
	unit,
	value,
	onValue,
	...rest
}: Plain &
	Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'value'> & {
		value: string;
		onValue: (value: string) => void;
		unit?: string;
	}) {
	return (
		<Field label={label} hint={hint} mistake={mistake} required={required}>
			{(ids) => (
				<span className="input">
					<input
						{...ids}
						value={value}
						onChange={(event) => onValue(event.target.value)}
						{...rest}
					/>
					{unit && <span className="unit">{unit}</span>}
				</span>
			)}
		</Field>
	);
}

/** A text of some lines, which grows with what is written. */
export function LongTextField({
	label,
	hint,
	mistake,
	required = true,
	value,
	onValue,
	lang,
}: Plain & { value: string; onValue: (value: string) => void; lang?: string }) {
	return (
		<Field label={label} hint={hint} mistake={mistake} required={required}>
			{(ids) => (
				<textarea
					{...ids}
					lang={lang}
					rows={2}
					value={value}
					onChange={(event) => onValue(event.target.value)}
				/>
			)}
		</Field>
	);
}

export interface Option {
	value: string;
	label: string;
}

/** One of a few. */
export function SelectField({
	label,
	hint,
	mistake,
	required = true,
	options,
	value,
	onValue,
	...rest
}: Plain &
	Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'value'> & {
		options: readonly Option[];
		value: string;
		onValue: (value: string) => void;
	}) {
	return (
		<Field label={label} hint={hint} mistake={mistake} required={required}>
			{(ids) => (
				<select {...ids} value={value} onChange={(event) => onValue(event.target.value)} {...rest}>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}

/** On or off; the whole line can be pressed. */
export function SwitchField({
	label,
	hint,
	value,
	onValue,
	disabled = false,
}: {
	label: ReactNode;
	hint?: ReactNode;
	value: boolean;
	onValue: (value: boolean) => void;
	disabled?: boolean;
}) {
	return (
		<label className="switch">
			<span>
				{label}
				{hint && <span className="soft">{hint}</span>}
			</span>
			<input
				type="checkbox"
				role="switch"
				aria-checked={value}
				checked={value}
				disabled={disabled}
				onChange={(event) => onValue(event.target.checked)}
			/>
		</label>
	);
}
