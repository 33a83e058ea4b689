import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Text } from '@/ui/Text';

interface Props {
	heading: string;
	onClose: () => void;
	children: ReactNode;
}

/** The browser's own dialog: it holds the focus, Escape closes it and the focus goes back. */
export function Dialog({ heading, onClose, children }: Props) {
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

/** A question before a step that ends the match. */
export function Ask({ question, agree, keep, onAgree, onClose }: AskProps) {
	return (
		<Dialog heading={question} onClose={onClose}>
			<div className="score-pair">
				<button type="button" onClick={onAgree}>
					<Text>{agree}</Text>
				</button>
				<button type="button" onClick={onClose}>
					<Text>{keep}</Text>
				</button>
			</div>
		</Dialog>
	);
}
