import { useState } from 'react';
import { fill } from '@/lib/content';
import { Dialogs, type Open } from './Dialogs';
import type { Kept } from './keeping';
import { Log } from './Log';
import { Pause } from './Pause';
import { SidePanel } from './SidePanel';
import { other, placeOf } from './settings';
import { MoreTools, Tools } from './Tools';
import type { Action, MatchState } from './types';
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

function Facts({ kept, state, words }: Pick<Props, 'kept' | 'state' | 'words'>) {
	const [one, two] = state.sets;
	return (
		<p className="score-facts" role="status">
			<span>{fill(words.board.target, { points: kept.settings.target })}</span>
			<span>{fill(words.board.sets, { one, two })}</span>
			<span>{fill(words.board.battle, { battle: state.battles + 1, slot: state.slot })}</span>
		</p>
	);
}

/** The judge's left: where the players stand, seen from where the judge does. */
function Sides({
	kept,
	state,
	words,
	closed,
	onAct,
}: Omit<Props, 'onUndo' | 'onFlip' | 'onAgain' | 'onClear'> & { closed: boolean }) {
	const left = kept.flipped ? other(state.left) : state.left;
	return (
		<div className="score-sides">
			{[left, other(left)].map((side) => (
				<SidePanel
					key={side}
					side={side}
					name={kept.names[placeOf(side)]}
					settings={kept.settings}
					state={state}
					words={words.board}
					closed={closed}
					onAct={onAct}
				/>
			))}
		</div>
	);
}

/** The board while a match runs: two sides, and what concerns both above and below them. */
export function Board({ kept, state, words, onAct, onUndo, onFlip, onAgain, onClear }: Props) {
	const [open, setOpen] = useState<Open>();
	const { names } = kept;
	const closed = state.winner !== null || state.order_due || state.place_due !== null;
	return (
		<div className="score-board">
			<Facts kept={kept} state={state} words={words} />
			<Pause
				state={state}
				names={names}
				words={words}
				onAct={onAct}
				onAgain={onAgain}
				onClear={onClear}
			/>
			<Sides kept={kept} state={state} words={words} closed={closed} onAct={onAct} />
			<Tools
				words={words.board}
				closed={closed}
				canUndo={kept.log.length > 0}
				onUndo={onUndo}
				onDraw={() => onAct({ type: 'draw' })}
				onBoth={() => setOpen('both')}
				onFlip={onFlip}
			/>
			<MoreTools
				words={words.board}
				names={names}
				over={state.winner !== null}
				onDisqualify={setOpen}
				onClear={() => setOpen('clear')}
			/>
			<Log kept={kept} words={words.board} />
			<Dialogs
				open={open}
				names={names}
				words={words}
				onAct={onAct}
				onClear={onClear}
				onClose={() => setOpen(undefined)}
			/>
		</div>
	);
}
