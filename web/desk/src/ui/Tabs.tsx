export interface Tab<Value extends string> {
	value: Value;
	label: string;
}

/** A few ways to look at the same thing, one of them pressed. */
export function Tabs<Value extends string>({
	label,
	tabs,
	value,
	onValue,
}: {
	label: string;
	tabs: readonly Tab<Value>[];
	value: Value;
	onValue: (value: Value) => void;
}) {
	return (
		<fieldset className="choices tabs">
			<legend className="visually-hidden">{label}</legend>
			{tabs.map((tab) => (
				<button
					type="button"
					className="button"
					key={tab.value}
					aria-pressed={tab.value === value}
					onClick={() => onValue(tab.value)}
				>
					{tab.label}
				</button>
			))}
		</fieldset>
	);
}
