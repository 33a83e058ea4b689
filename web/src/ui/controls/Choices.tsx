import { Text } from '@/ui/Text';

export interface ChoicesProps<Value extends string> {
	/** What the page's style sheet calls them: it draws the span behind each radio button. */
	className: string;
	legend: string;
	name: string;
	options: readonly { value: Value; label: string }[];
	chosen: Value;
	onChoose: (value: Value) => void;
}

/** Radio buttons that a page draws as pieces or plates of its own. */
export function Choices<Value extends string>({
	className,
	legend,
	name,
	options,
	chosen,
	onChoose,
}: ChoicesProps<Value>) {
	return (
		<fieldset className={className}>
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
							<span>
								<Text>{label}</Text>
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
