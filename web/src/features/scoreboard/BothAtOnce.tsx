import { useState } from 'react';
import { Text } from '@/ui/Text';
import { Choice } from './Choice';
import { Dialog } from './Dialog';
import type { Contested } from './types';
import type { ScoreboardWords } from './words';

interface Props {
	names: readonly [string, string];
	words: ScoreboardWords;
	onRecord: (one: Contested, two: Contested) => void;
	onClose: () => void;
}

const finishes: readonly Contested[] = ['xtreme', 'over', 'burst', 'spin'];

/** Two finishes in one moment: the judge says what each player would have gained by. */
export function BothAtOnce({ names, words: { both, board }, onRecord, onClose }: Props) {
	const [one, setOne] = useState<Contested>('spin');
	const [two, setTwo] = useState<Contested>('spin');
	const options = finishes.map((value) => ({ value, label: board[value] }));
	return (
		<Dialog heading={both.heading} onClose={onClose}>
			<Choice legend={names[0]} options={options} chosen={one} onChoose={setOne} />
			<Choice legend={names[1]} options={options} chosen={two} onChoose={setTwo} />
			<div className="score-pair">
				<button type="button" onClick={() => onRecord(one, two)}>
					<Text>{both.confirm}</Text>
				</button>
				<button type="button" onClick={onClose}>
					<Text>{both.cancel}</Text>
				</button>
			</div>
		</Dialog>
	);
}
