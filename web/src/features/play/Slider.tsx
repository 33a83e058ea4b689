import { useId } from 'react';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';

interface Props {
	label: string;
	/** The value in words, with `{count}` for the figure. */
	shown: string;
	value: number;
	most: number;
	onMove: (value: number) => void;
}

/** A native slider from one up, with its value in words beside the label. */
export function Slider({ label, shown, value, most, onMove }: Props) {
	const id = useId();
	const words = fill(shown, { count: value });
	return (
		<div className="ticket-slider">
			<label htmlFor={id}>
				<Text>{label}</Text>
			</label>
			<output htmlFor={id}>{words}</output>
			<input
				id={id}
				type="range"
				min={1}
				max={most}
				step={1}
				value={value}
				aria-valuetext={words}
				onChange={(event) => onMove(event.target.valueAsNumber)}
			/>
		</div>
	);
}
