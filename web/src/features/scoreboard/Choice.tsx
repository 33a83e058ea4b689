import { useId } from 'react';
import { Text } from '@/ui/Text';

interface Props<Value extends string> {
	legend: string;
	options: readonly { value: Value; label: string }[];
	chosen: Value;
	onChoose: (value: Value) => void;
}

/** Radio buttons drawn as large plates. */
export function Choice<Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) {
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
