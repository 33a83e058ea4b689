import { type SyntheticEvent, useId, useState } from 'react';
import { Text } from '@/components/Text';
import { fill } from '@/lib/content';
import { houseSettings, targets } from '@/lib/match/settings';
import type { MatchSettings, OutOfBounds } from '@/lib/match/types';
import { Choice } from './Choice';
import { longestName } from './keeping';
import type { ScoreboardWords } from './words';

interface Props {
	words: ScoreboardWords;
	onStart: (settings: MatchSettings, names: readonly [string, string]) => void;
}

const nameFields = ['one', 'two'] as const;
type Places = 'stay' | 'swap' | 'loser';

/** Names, target, sets and the optional rules; the house's reading is already chosen. */
export function Setup({ words: { setup, kept }, onStart }: Props) {
	const id = useId();
	const [names, setNames] = useState({ one: '', two: '' });
	const [settings, setSettings] = useState<MatchSettings>(houseSettings);
	const set = (part: Partial<MatchSettings>) => setSettings({ ...settings, ...part });
	const places: Places = settings.swap_positions
		? 'swap'
		: settings.loser_selects_position
			? 'loser'
			: 'stay';

	const start = (event: SyntheticEvent) => {
		event.preventDefault();
		onStart(settings, [
			names.one.trim() || setup.default_one,
			names.two.trim() || setup.default_two,
		]);
	};
	return (
		<form className="score-setup with-scripts" onSubmit={start} aria-label={setup.heading}>
			<div className="score-names">
				{nameFields.map((side) => (
					<div key={side} data-side={side}>
						<label htmlFor={`${id}-${side}`}>
							<Text>{setup[`name_${side}`]}</Text>
						</label>
						<input
							id={`${id}-${side}`}
							type="text"
							autoComplete="off"
							maxLength={longestName}
							placeholder={setup[`default_${side}`]}
							value={names[side]}
							onChange={(event) => setNames({ ...names, [side]: event.target.value })}
						/>
					</div>
				))}
			</div>
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
			<details className="score-optional">
				<summary>
					<Text>{setup.optional}</Text>
				</summary>
				{(['own_finish', 'burst_priority'] as const).map((rule) => (
					<label key={rule} className="score-check">
						<input
							type="checkbox"
							checked={settings[rule]}
							onChange={() => set({ [rule]: !settings[rule] })}
						/>
						<span>
							<Text>{setup[rule]}</Text>
						</span>
					</label>
				))}
				<Choice<OutOfBounds>
					legend={setup.out_of_bounds}
					options={(['draw', 'spin', 'over'] as const).map((value) => ({
						value,
						label: setup[`out_${value}`],
					}))}
					chosen={settings.out_of_bounds}
					onChoose={(out_of_bounds) => set({ out_of_bounds })}
				/>
				<Choice<Places>
					legend={setup.places}
					options={(['stay', 'swap', 'loser'] as const).map((value) => ({
						value,
						label: setup[`places_${value}`],
					}))}
					chosen={places}
					onChoose={(chosen) =>
						set({ swap_positions: chosen === 'swap', loser_selects_position: chosen === 'loser' })
					}
				/>
			</details>
			<button type="submit" className="score-start">
				<Text>{setup.start}</Text>
			</button>
			<p className="score-note">
				<Text>{kept}</Text>
			</p>
		</form>
	);
}
