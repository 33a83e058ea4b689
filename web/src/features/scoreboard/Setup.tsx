import { type SyntheticEvent, useState } from 'react';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import { Choice } from './Choice';
import { NameFields } from './NameFields';
import { OptionalRules } from './OptionalRules';
import { houseSettings, targets } from './settings';
import type { MatchSettings } from './types';
import type { ScoreboardWords } from './words';

interface Props {
	words: ScoreboardWords;
	onStart: (settings: MatchSettings, names: readonly [string, string]) => void;
}

/** Names, target, sets and the optional rules; the house's reading is already chosen. */
export function Setup({ words: { setup, kept }, onStart }: Props) {
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
