import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Text } from '@/components/Text';
import { fill } from '@/lib/content';
import { other, placeOf } from '@/lib/match/settings';
import type { Action, MatchState, Side } from '@/lib/match/types';
import { BothAtOnce } from './BothAtOnce';
import { Ask } from './Dialog';
import type { Kept } from './keeping';
import { Log } from './Log';
import { Pause } from './Pause';
import { SidePanel } from './SidePanel';
import type { ScoreboardWords } from './words';

interface Props {
	kept: Kept;
	state: MatchState;
	words: ScoreboardWords;
	onAct: (action: Action) => void;
	onUndo: () => void;
	onFlip: () => void;
	onAgain: () => void;
	onClear: () => void;
}

type Open = 'both' | 'clear' | Side;

/** The board while a match runs: two sides, and what concerns both between and below them. */
export function Board({ kept, state, words, onAct, onUndo, onFlip, onAgain, onClear }: Props) {
	const [open, setOpen] = useState<Open>();
	const { board, confirm } = words;
	const { settings, names } = kept;
	const left = kept.flipped ? other(state.left) : state.left;
	const closed = state.winner !== null || state.order_due || state.place_due !== null;
	const close = () => setOpen(undefined);
	const then = (step: () => void) => () => {
		close();
		step();
	};
	const [one, two] = state.sets;
	const asked: Side = open === 'two' ? 'two' : 'one';

	return (
		<div className="score-board">
			<p className="score-facts" role="status">
				<span>{fill(board.target, { points: settings.target })}</span>
				<span>{fill(board.sets, { one, two })}</span>
				<span>{fill(board.battle, { battle: state.battles + 1, slot: state.slot })}</span>
			</p>
			<Pause
				state={state}
				names={names}
				words={words}
				onAct={onAct}
				onAgain={onAgain}
				onClear={onClear}
			/>
			<div className="score-sides">
				{[left, other(left)].map((side) => (
					<SidePanel
						key={side}
						side={side}
						name={names[placeOf(side)]}
						settings={settings}
						state={state}
						words={board}
						closed={closed}
						onAct={onAct}
					/>
				))}
			</div>
			<div className="score-tools">
				<button type="button" onClick={onUndo} disabled={kept.log.length === 0}>
					<Undo2 aria-hidden size={22} />
					<Text>{board.undo}</Text>
				</button>
				<button type="button" onClick={() => onAct({ type: 'draw' })} disabled={closed}>
					<Text>{board.draw}</Text>
				</button>
				<button type="button" onClick={() => setOpen('both')} disabled={closed}>
					<Text>{board.both}</Text>
				</button>
				<button type="button" onClick={onFlip}>
					<ArrowLeftRight aria-hidden size={22} />
					<Text>{board.swap}</Text>
				</button>
			</div>
			<details className="score-more">
				<summary>
					<Text>{board.more}</Text>
				</summary>
				<div className="score-tools">
					{(['one', 'two'] as const).map((side) => (
						<button
							key={side}
							type="button"
							disabled={state.winner !== null}
							onClick={() => setOpen(side)}
						>
							<Text>{fill(board.disqualify, { name: names[placeOf(side)] })}</Text>
						</button>
					))}
					<button type="button" onClick={() => setOpen('clear')}>
						<Text>{board.new_match}</Text>
					</button>
				</div>
			</details>
			<Log kept={kept} words={board} />
			{open === 'both' && (
				<BothAtOnce
					names={names}
					words={words}
					onClose={close}
					onRecord={(first, second) =>
						then(() => onAct({ type: 'simultaneous', one: first, two: second }))()
					}
				/>
			)}
			{open !== undefined && open !== 'both' && (
				<Ask
					question={
						open === 'clear'
							? confirm.new_match
							: fill(confirm.disqualify, { name: names[placeOf(asked)] })
					}
					agree={confirm.agree}
					keep={confirm.keep}
					onClose={close}
					onAgree={then(
						open === 'clear' ? onClear : () => onAct({ type: 'disqualify', side: asked }),
					)}
				/>
			)}
		</div>
	);
}
