import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import { placeOf } from './settings';
import type { Side } from './types';
import type { ScoreboardWords } from './words';

interface ToolsProps {
	words: ScoreboardWords['board'];
	closed: boolean;
	canUndo: boolean;
	onUndo: () => void;
	onDraw: () => void;
	onBoth: () => void;
	onFlip: () => void;
}

/** What concerns both players, always within reach. */
export function Tools({ words, closed, canUndo, onUndo, onDraw, onBoth, onFlip }: ToolsProps) {
	return (
		<div className="score-tools">
			<button type="button" onClick={onUndo} disabled={!canUndo}>
				<Undo2 aria-hidden size={22} />
				<span>
					<Text>{words.undo}</Text>
				</span>
			</button>
			<button type="button" onClick={onDraw} disabled={closed}>
				<Text>{words.draw}</Text>
			</button>
			<button type="button" onClick={onBoth} disabled={closed}>
				<Text>{words.both}</Text>
			</button>
			<button type="button" onClick={onFlip}>
				<ArrowLeftRight aria-hidden size={22} />
				<span>
					<Text>{words.swap}</Text>
				</span>
			</button>
		</div>
	);
}

interface MoreProps {
	words: ScoreboardWords['board'];
	names: readonly [string, string];
	over: boolean;
	onDisqualify: (side: Side) => void;
	onClear: () => void;
}

/** What ends a match early; folded away, so that no thumb finds it by chance. */
export function MoreTools({ words, names, over, onDisqualify, onClear }: MoreProps) {
	return (
		<details className="score-more">
			<summary>
				<Text>{words.more}</Text>
			</summary>
			<div className="score-tools">
				{(['one', 'two'] as const).map((side) => (
					<button key={side} type="button" disabled={over} onClick={() => onDisqualify(side)}>
						<span>
							<Text>{fill(words.disqualify, { name: names[placeOf(side)] })}</Text>
						</span>
					</button>
				))}
				<button type="button" onClick={onClear}>
					<Text>{words.new_match}</Text>
				</button>
			</div>
		</details>
	);
}
