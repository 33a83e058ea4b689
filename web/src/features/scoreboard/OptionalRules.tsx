import { Text } from '@/ui/Text';
import { Choice } from './Choice';
import type { MatchSettings, OutOfBounds } from './types';
import type { ScoreboardWords } from './words';

interface Props {
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
export function OptionalRules({ settings, words, onSet }: Props) {
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
