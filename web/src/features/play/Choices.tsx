import { Text } from '@/ui/Text';

interface Props<Value extends string> {
	legend: string;
	name: string;
	options: readonly { value: Value; label: string }[];
	chosen: Value;
	onChoose: (value: Value) => void;
}

/** Radio buttons drawn as pieces: the chosen one is pressed in. */
export function Choices<Value extends string>({
	legend,
	name,
	options,
	chosen,
	onChoose,
}: Props<Value>) {
	return (
		<fieldset className="ticket-choices">
			<legend>
				<Text>{legend}</Text>
			</legend>
			<div>
				{options.map(({ value, label }) => (
					<label key={value}>
						<input
							type="radio"
							name={name}
							value={value}
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
