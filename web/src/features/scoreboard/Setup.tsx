import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { fill } from '@/lib/text/words';
import { Choices, type ChoicesProps } from '@/ui/controls/Choices';
import { useEarlyInput } from '@/ui/islands/useEarlyInput';
import { Text } from '@/ui/Text';
import { longestName } from './match/keeping';
import { houseSettings, type MatchSettings, type OutOfBounds, targets } from './match/settings';
import type { PlayerPictures } from './Won';
import type { ScoreboardWords } from './words';

/** Radio buttons drawn as large plates. */
export function Choice<Value extends string>(props: Omit<ChoicesProps<Value>, 'className'>) {
	return <Choices className="score-choice" {...props} />;
}

interface Names {
	one: string;
	two: string;
}

interface NameFieldsProps {
	names: Names;
	words: ScoreboardWords['setup'];
	faces: PlayerPictures['faces'];
	onChange: (names: Names) => void;
}

/** Nicknames of the two players; left empty, they are called by their side. */
function NameFields({ names, words, faces, onChange }: NameFieldsProps) {
	const id = useId();
	// The page's largest picture, the judge, would come a flight later with the faces before it.
	const [woken, setWoken] = useState(false);
	useEffect(() => setWoken(true), []);
	return (
		<div className="score-names">
			{(['one', 'two'] as const).map((side) => (
				<div key={side} data-side={side}>
					<label htmlFor={`${id}-${side}`}>
						<Text>{words[`name_${side}`]}</Text>
					</label>
					<input
						id={`${id}-${side}`}
						name={side}
						type="text"
						autoComplete="off"
						maxLength={longestName}
						placeholder={words.nickname}
						value={names[side]}
						onChange={(event) => onChange({ ...names, [side]: event.target.value })}
					/>
					{woken && <img src={faces[side][0]} alt="" width={320} height={320} />}
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
const outcomes: readonly OutOfBounds[] = ['draw', 'spin', 'over'];

const withPlaces = (places: Places) => ({
	swap_positions: places === 'swap',
	loser_selects_position: places === 'loser',
});

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
						name={rule}
						checked={settings[rule]}
						onChange={() => onSet({ [rule]: !settings[rule] })}
					/>
					<span>
						<Text>{words[rule]}</Text>
					</span>
				</label>
			))}
			<Choice<OutOfBounds>
				name="out_of_bounds"
				legend={words.out_of_bounds}
				options={outcomes.map((value) => ({
					value,
					label: words[`out_${value}`],
				}))}
				chosen={settings.out_of_bounds}
				onChoose={(out_of_bounds) => onSet({ out_of_bounds })}
			/>
			<Choice<Places>
				name="places"
				legend={words.places}
				options={(['stay', 'swap', 'loser'] as const).map((value) => ({
					value,
					label: words[`places_${value}`],
				}))}
				chosen={placesOf(settings)}
				onChoose={(chosen) => onSet(withPlaces(chosen))}
			/>
		</details>
	);
}

/** The rules as the form has them. */
function settingsFrom(entered: FormData): MatchSettings {
	return {
		...houseSettings,
		...withPlaces(entered.get('places') as Places),
		target: Number(entered.get('target')),
		best_of: Number(entered.get('best_of')),
		own_finish: entered.has('own_finish'),
		burst_priority: entered.has('burst_priority'),
		out_of_bounds: entered.get('out_of_bounds') as OutOfBounds,
	};
}

interface SetupProps {
	words: ScoreboardWords;
	faces: PlayerPictures['faces'];
	onStart: (settings: MatchSettings, names: readonly [string, string]) => void;
}

/** Names, target, sets and the optional rules; the house's reading is already chosen. */
export function Setup({ words: { setup, kept }, faces, onStart }: SetupProps) {
	const [names, setNames] = useState({ one: '', two: '' });
	const [settings, setSettings] = useState<MatchSettings>(houseSettings);
	const set = (part: Partial<MatchSettings>) => setSettings({ ...settings, ...part });
	const form = useEarlyInput((entered) => {
		setNames({ one: String(entered.get('one')), two: String(entered.get('two')) });
		setSettings(settingsFrom(entered));
	});
	const start = (event: SyntheticEvent) => {
		event.preventDefault();
		onStart(settings, [names.one.trim(), names.two.trim()]);
	};
	return (
		<form
			ref={form}
			className="score-setup with-scripts"
			onSubmit={start}
			aria-label={setup.heading}
		>
			<NameFields names={names} words={setup} faces={faces} onChange={setNames} />
			<Choice
				name="target"
				legend={setup.target}
				options={targets.map((points) => ({
					value: String(points),
					label: fill(setup.target_value, { points }),
				}))}
				chosen={String(settings.target)}
				onChoose={(target) => set({ target: Number(target) })}
			/>
			<Choice
				name="best_of"
				legend={setup.sets}
				options={[
					{ value: '1', label: setup.sets_one },
					{ value: '3', label: setup.sets_three },
				]}
				chosen={String(settings.best_of)}
				onChoose={(best) => set({ best_of: Number(best) })}
			/>
			<button type="submit" className="score-start">
				<Text>{setup.start}</Text>
			</button>
			<OptionalRules settings={settings} words={setup} onSet={set} />
			<p className="score-note">
				<Text>{kept}</Text>
			</p>
		</form>
	);
}
