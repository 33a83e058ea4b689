import { type SyntheticEvent, useId, useState } from 'react';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import { longestName } from './keeping';
import { houseSettings, type MatchSettings, type OutOfBounds, targets } from './settings';
import type { ScoreboardWords } from './words';

interface ChoiceProps<Value extends string> {
	legend: string;
	options: readonly { value: Value; label: string }[];
	chosen: Value;
	onChoose: (value: Value) => void;
}

/** Radio buttons drawn as large plates. */
export function Choice<Value extends string>({
	legend,
	options,
	chosen,
	onChoose,
}: ChoiceProps<Value>) {
	const name = useId();
	return (
		<fieldset className="score-choice">
			<legend>
				<Text>{legend}</Text>
			</legend>
			<div>
				{options.map(({ value, label }) => (
					<label key={value}>
						<input
							type="radio"
							name={name}
							checked={value === chosen}
							onChange={() => onChoose(value)}
						/>
						<span>
							<Text>{label}</Text>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface Names {
	one: string;
	two: string;
}

interface NameFieldsProps {
	names: Names;
	words: ScoreboardWords['setup'];
	onChange: (names: Names) => void;
}

/** Nicknames of the two players; left empty, they are called by their side. */
function NameFields({ names, words, onChange }: NameFieldsProps) {
	const id = useId();
	return (
		<div className="score-names">
			{(['one', 'two'] as const).map((side) => (
				<div key={side} data-side={side}>
					<label htmlFor={`${id}-${side}`}>
						<Text>{words[`name_${side}`]}</Text>
					</label>
					<input
						id={`${id}-${side}`}
						type="text"
						autoComplete="off"
						maxLength={longestName}
						placeholder={words[`default_${side}`]}
						value={names[side]}
						onChange={(event) => onChange({ ...names, [side]: event.target.value })}
					/>
				</div>
			))}
		</div>
	);
}

interface OptionalRulesProps {
	settings: MatchSettings;
	words: ScoreboardWords['setup'];
	onSet: (part: Partial<MatchSettings>) => void;
}

type Places = 'stay' | 'swap' | 'loser';

function placesOf({ swap_positions, loser_selects_position }: MatchSettings): Places {
	if (swap_positions) return 'swap';
	return loser_selects_position ? 'loser' : 'stay';
}

/** The optional rules that change how points are counted or where players stand. */
function OptionalRules({ settings, words, onSet }: OptionalRulesProps) {
	return (
		<details className="score-optional">
			<summary>
				<Text>{words.optional}</Text>
			</summary>
			{(['own_finish', 'burst_priority'] as const).map((rule) => (
				<label key={rule} className="score-check">
					<input
						type="checkbox"
						checked={settings[rule]}
						onChange={() => onSet({ [rule]: !settings[rule] })}
					/>
					<span>
						<Text>{words[rule]}</Text>
					</span>
				</label>
			))}
			<Choice<OutOfBounds>
				legend={words.out_of_bounds}
				options={(['draw', 'spin', 'over'] as const).map((value) => ({
					value,
					label: words[`out_${value}`],
				}))}
				chosen={settings.out_of_bounds}
				onChoose={(out_of_bounds) => onSet({ out_of_bounds })}
			/>
			<Choice<Places>
				legend={words.places}
				options={(['stay', 'swap', 'loser'] as const).map((value) => ({
					value,
					label: words[`places_${value}`],
				}))}
				chosen={placesOf(settings)}
				onChoose={(chosen) =>
					onSet({ swap_positions: chosen === 'swap', loser_selects_position: chosen === 'loser' })
				}
			/>
		</details>
	);
}

interface SetupProps {
	words: ScoreboardWords;
	onStart: (settings: MatchSettings, names: readonly [string, string]) => void;
}

/** Names, target, sets and the optional rules; the house's reading is already chosen. */
export function Setup({ words: { setup, kept }, onStart }: SetupProps) {
	const [names, setNames] = useState({ one: '', two: '' });
	const [settings, setSettings] = useState<MatchSettings>(houseSettings);
	const set = (part: Partial<MatchSettings>) => setSettings({ ...settings, ...part });
	const start = (event: SyntheticEvent) => {
		event.preventDefault();
		onStart(settings, [
			names.one.trim() || setup.default_one,
			names.two.trim() || setup.default_two,
		]);
	};
	return (
		<form className="score-setup with-scripts" onSubmit={start} aria-label={setup.heading}>
			<NameFields names={names} words={setup} onChange={setNames} />
			<Choice
				legend={setup.target}
				options={targets.map((points) => ({
					value: String(points),
					label: fill(setup.target_value, { points }),
				}))}
				chosen={String(settings.target)}
				onChoose={(target) => set({ target: Number(target) })}
			/>
			<Choice
				legend={setup.sets}
				options={[
					{ value: '1', label: setup.sets_one },
					{ value: '3', label: setup.sets_three },
				]}
				chosen={String(settings.best_of)}
				onChoose={(best) => set({ best_of: Number(best) })}
			/>
			<OptionalRules settings={settings} words={setup} onSet={set} />
			<button type="submit" className="score-start">
				<Text>{setup.start}</Text>
			</button>
			<p className="score-note">
				<Text>{kept}</Text>
			</p>
		</form>
	);
}
