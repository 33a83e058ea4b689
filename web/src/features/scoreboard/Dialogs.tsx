import { fill } from '@/lib/content';
import { BothAtOnce } from './BothAtOnce';
import { Ask } from './Dialog';
import { placeOf } from './settings';
import type { Action, Side } from './types';
import type { ScoreboardWords } from './words';

/** Which dialog is open: two finishes at once, a new match, or the player to disqualify. */
export type Open = 'both' | 'clear' | Side;

interface Props {
	open: Open | undefined;
	names: readonly [string, string];
	words: ScoreboardWords;
	onAct: (action: Action) => void;
	onClear: () => void;
	onClose: () => void;
}

export function Dialogs({ open, names, words, onAct, onClear, onClose }: Props) {
	if (open === undefined) return null;
	const act = (action: Action) => {
		onClose();
		onAct(action);
	};
	if (open === 'both') {
		return (
			<BothAtOnce
				names={names}
				words={words}
				onClose={onClose}
				onRecord={(one, two) => act({ type: 'simultaneous', one, two })}
			/>
		);
	}
	const { confirm } = words;
	const clear = () => {
		onClose();
		onClear();
	};
	return (
		<Ask
			question={
				open === 'clear'
					? confirm.new_match
					: fill(confirm.disqualify, { name: names[placeOf(open)] })
			}
			agree={confirm.agree}
			keep={confirm.keep}
			onClose={onClose}
			onAgree={() => (open === 'clear' ? clear() : act({ type: 'disqualify', side: open }))}
		/>
	);
}
