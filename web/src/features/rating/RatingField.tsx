import { useId } from 'react';
import { Text } from '@/ui/Text';
import type { PreviewWords } from './RatingPreview.island';
import { highest, isRating } from './usePreview';

interface Props {
	label: string;
	value: string;
	words: PreviewWords;
	onChange: (value: string) => void;
}

const step = 10;

/** A figure to type or to step; what is no rating is said beside it, and nothing is asked. */
export function RatingField({ label, value, words, onChange }: Props) {
	const id = useId();
	const good = isRating(value);
	const move = (by: number) => {
		const next = Math.min(Math.max((good ? Number(value) : 0) + by, 0), highest);
		onChange(String(next));
	};
	return (
		<div className="rating-field">
			<label htmlFor={id}>
				<Text>{label}</Text>
			</label>
			<div className="rating-steps">
				<button type="button" aria-label={`${label} −${step}`} onClick={() => move(-step)}>
					−
				</button>
				<input
					id={id}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					maxLength={4}
					value={value}
					aria-invalid={!good}
					aria-describedby={good ? undefined : `${id}-range`}
					onChange={(event) => onChange(event.target.value)}
				/>
				<button type="button" aria-label={`${label} +${step}`} onClick={() => move(step)}>
					+
				</button>
			</div>
			{!good && (
				<p id={`${id}-range`} className="rating-range">
					<Text>{words.range}</Text>
				</p>
			)}
		</div>
	);
}
