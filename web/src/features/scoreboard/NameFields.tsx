import { useId } from 'react';
import { Text } from '@/ui/Text';
import { longestName } from './keeping';
import type { ScoreboardWords } from './words';

export interface Names {
	one: string;
	two: string;
}

interface Props {
	names: Names;
	words: ScoreboardWords['setup'];
	onChange: (names: Names) => void;
}

/** Nicknames of the two players; left empty, they are called by their side. */
export function NameFields({ names, words, onChange }: Props) {
	const id = useId();
	return (
		<div className="score-names">
			{(['one', 'two'] as const).map((side) => (
				<div key={side} data-side={side}>
					<label htmlFor={`${id}-${side}`}>
						<Text>{words[`name_${side}`]}</Text>
					</label>
					<input
						id={`${id}-${side}`}
						type="text"
						autoComplete="off"
						maxLength={longestName}
						placeholder={words[`default_${side}`]}
						value={names[side]}
						onChange={(event) => onChange({ ...names, [side]: event.target.value })}
					/>
				</div>
			))}
		</div>
	);
}
