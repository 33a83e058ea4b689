import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { Content } from '@/generated/content';
import { type Part, type Suggestion, suggestions } from './suggest';

export type DeckWords = Omit<
	Content['pages']['regulations']['deck'],
	'heading' | 'lead' | 'no_scripts' | 'image'
>;

interface Props {
	label: string;
	/** A Bey as it is written, told below the field. */
	example: string;
	value: string;
	parts: readonly Part[];
	words: DeckWords;
	onChange: (value: string) => void;
	onWake: () => void;
}

const longest = 100;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** One Bey as players write it; parts are offered below while typing. */
export function BeyField({ label, example, value, parts, words, onChange, onWake }: Props) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const offered = useMemo(() => (open ? suggestions(parts, value) : []), [open, parts, value]);
	const shown = offered.length > 0;
	// The row is longer than the field is wide.
	useEffect(() => {
		if (active < 0) return;
		const option = document.getElementById(`${id}-${active}`);
		option?.scrollIntoView({ block: 'nearest', inline: 'center' });
	}, [id, active]);

	const type = (text: string) => {
		onChange(text);
		setOpen(true);
		setActive(-1);
	};
	const choose = ({ text }: Suggestion) => {
		onChange(text.slice(0, longest));
		setOpen(false);
		setActive(-1);
	};
	const press = (event: KeyboardEvent) => {
		const step = steps[event.key];
		const chosen = offered[active];
		if (step !== undefined && shown) setActive((active + step + offered.length) % offered.length);
		else if (event.key === 'Enter' && chosen) choose(chosen);
		// Also before the parts are there, or the list would open after it was turned down.
		else if (event.key === 'Escape' && open) setOpen(false);
		else return;
		event.preventDefault();
	};

	return (
		<div className="bey-field">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				name="bey"
				type="text"
				role="combobox"
				autoComplete="off"
				autoCapitalize="words"
				spellCheck={false}
				maxLength={longest}
				placeholder={words.hint}
				value={value}
				aria-autocomplete="list"
				aria-expanded={shown}
				aria-controls={shown ? `${id}-parts` : undefined}
				aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
				onFocus={onWake}
				onChange={(event) => type(event.target.value)}
				onKeyDown={press}
				onBlur={() => setOpen(false)}
				aria-describedby={`${id}-example`}
			/>
			<small id={`${id}-example`}>{example}</small>
			{shown && (
				// Pressing an option must not take the focus from the field, which would close the list.
				<div
					className="bey-parts"
					id={`${id}-parts`}
					role="listbox"
					// A row that can be pushed sideways would get the focus between two fields.
					tabIndex={-1}
					aria-label={words.suggestions}
				>
					{offered.map((suggestion, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for its list.
						<div
							key={suggestion.part.id}
							id={`${id}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => choose(suggestion)}
						>
							<strong>{suggestion.name}</strong>
							{suggestion.part.code && <span> {suggestion.part.code}</span>}
							<small>{words.kinds[suggestion.part.kind]}</small>
						</div>
					))}
				</div>
			)}
		</div>
	);
}
