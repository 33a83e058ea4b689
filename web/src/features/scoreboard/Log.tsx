import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import type { Kept } from './match/keeping';
import { pointsFor } from './match/match';
import { type Action, placeOf, type Side } from './match/settings';
import type { ScoreboardWords } from './words';

type Words = ScoreboardWords['board'];

function sentence(action: Action, { names, settings }: Kept, words: Words): string {
	const name = 'side' in action ? names[placeOf(action.side)] : '';
	switch (action.type) {
		case 'finish':
			return fill(words.gains, {
				name,
				points: pointsFor(action.finish, settings),
				finish: words[action.finish],
			});
		case 'launch_error':
			return fill(words.log_error, { name });
		case 'take_place':
			return fill(words.log_place, { name });
		case 'disqualify':
			return fill(words.log_disqualified, { name });
		case 'simultaneous':
			return words.log_both;
		case 'reorder':
			return words.log_order;
		case 'draw':
			return words.log_draw;
	}
}

/** Everything that was called, the latest first. */
export function Log({ kept, words }: { kept: Kept; words: Words }) {
	return (
		<details className="score-log">
			<summary>
				<Text>{words.log}</Text>
			</summary>
			{kept.log.length === 0 ? (
				<p>
					<Text>{words.log_empty}</Text>
				</p>
			) : (
				<ol reversed>
					{kept.log
						.map((action, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the log only grows and shrinks at its end.
							<li key={index}>
								<Text>{sentence(action, kept, words).replaceAll('*', '')}</Text>
							</li>
						))
						.toReversed()}
				</ol>
			)}
		</details>
	);
}

interface ToolsProps {
	words: ScoreboardWords['board'];
	closed: boolean;
	over: boolean;
	canUndo: boolean;
	onUndo: () => void;
	onDraw: () => void;
	onBoth: () => void;
	onFlip: () => void;
}

/** What concerns both players, always within reach. */
export function Tools({ words, closed, over, canUndo, ...on }: ToolsProps) {
	const { onUndo, onDraw, onBoth, onFlip } = on;
	return (
		<div className="score-tools">
			<button type="button" onClick={onUndo} disabled={!canUndo}>
				<Undo2 aria-hidden size={22} />
				<span>
					<Text>{words.undo}</Text>
				</span>
			</button>
			<button type="button" onClick={onDraw} disabled={closed}>
				<span>
					<Text>{words.draw}</Text>
				</span>
			</button>
			<button type="button" onClick={onBoth} disabled={closed}>
				<span>
					<Text>{words.both}</Text>
				</span>
			</button>
			<button type="button" onClick={onFlip} disabled={over}>
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
	onDisqualify: (side: Side) => void;
	onClear: () => void;
}

/** What ends a match early; folded away, so that no thumb finds it by chance. */
export function MoreTools({ words, names, onDisqualify, onClear }: MoreProps) {
	return (
		<details className="score-more">
			<summary>
				<Text>{words.more}</Text>
			</summary>
			<div className="score-tools">
				{(['one', 'two'] as const).map((side) => (
					<button key={side} type="button" onClick={() => onDisqualify(side)}>
						<span>
							<Text>{fill(words.disqualify, { name: names[placeOf(side)] })}</Text>
						</span>
					</button>
				))}
				<button type="button" onClick={onClear}>
					<span>
						<Text>{words.new_match}</Text>
					</span>
				</button>
			</div>
		</details>
	);
}
