import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import { type Action, type Contested, contested, placeOf, type Side } from './match/settings';
import { Choice } from './Setup';
import type { ScoreboardWords } from './words';

interface DialogProps {
	heading: string;
	onClose: () => void;
	children: ReactNode;
}

/** The browser's own dialog: it holds the focus, Escape closes it and the focus goes back. */
function Dialog({ heading, onClose, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	// It must close while it is still on the page: only then does the browser give the focus back.
	useLayoutEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		return () => shown?.close();
	}, []);
	return (
		<dialog className="score-dialog" ref={dialog} aria-labelledby={id} onCancel={onClose}>
			<h2 id={id}>
				<Text>{heading}</Text>
			</h2>
			{children}
		</dialog>
	);
}

interface AskProps {
	question: string;
	agree: string;
	keep: string;
	onAgree: () => void;
	onClose: () => void;
}

/** A question before a step that ends the match. The way back stands first, where the focus goes. */
function Ask({ question, agree, keep, onAgree, onClose }: AskProps) {
	return (
		<Dialog heading={question} onClose={onClose}>
			<div className="score-pair">
				<button type="button" onClick={onClose}>
					<Text>{keep}</Text>
				</button>
				<button type="button" className="score-end" onClick={onAgree}>
					<Text>{agree}</Text>
				</button>
			</div>
		</Dialog>
	);
}

interface BothAtOnceProps {
	names: readonly [string, string];
	words: ScoreboardWords;
	onRecord: (one: Contested, two: Contested) => void;
	onClose: () => void;
}

/** Two finishes in one moment: the judge says what each player would have gained by. */
function BothAtOnce({ names, words: { both, board }, onRecord, onClose }: BothAtOnceProps) {
	const [one, setOne] = useState<Contested>('spin');
	const [two, setTwo] = useState<Contested>('spin');
	const options = contested.map((value) => ({ value, label: board[value] }));
	return (
		<Dialog heading={both.heading} onClose={onClose}>
			<Choice name="one" legend={names[0]} options={options} chosen={one} onChoose={setOne} />
			<Choice name="two" legend={names[1]} options={options} chosen={two} onChoose={setTwo} />
			<div className="score-pair">
				<button type="button" className="score-record" onClick={() => onRecord(one, two)}>
					<Text>{both.confirm}</Text>
				</button>
				<button type="button" onClick={onClose}>
					<Text>{both.cancel}</Text>
				</button>
			</div>
		</Dialog>
	);
}

/** Which dialog is open: two finishes at once, a new match, or the player to disqualify. */
export type Open = 'both' | 'clear' | Side;

interface DialogsProps {
	open: Open | undefined;
	names: readonly [string, string];
	words: ScoreboardWords;
	onAct: (action: Action) => void;
	onClear: () => void;
	onClose: () => void;
}

export function Dialogs({ open, names, words, onAct, onClear, onClose }: DialogsProps) {
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
			agree={open === 'clear' ? confirm.agree_new_match : confirm.agree_disqualify}
			keep={confirm.keep}
			onClose={onClose}
			onAgree={() => (open === 'clear' ? clear() : act({ type: 'disqualify', side: open }))}
		/>
	);
}
