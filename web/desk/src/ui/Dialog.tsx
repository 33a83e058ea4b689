import { X } from 'lucide-react';
import {
	createContext,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { useLanguage } from '~/lib/language';
import { Button, IconButton, type Tone } from './Button';

/** A dialog over the screen; Escape, the cross and a press outside close it. */
export function Dialog({
	title,
	onClose,
	children,
	wide = false,
}: {
	title: string;
	onClose: () => void;
	children: ReactNode;
	wide?: boolean;
}) {
	const { say } = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	useEffect(() => {
		const opener = document.activeElement;
		dialog.current?.showModal();
		// The browser gives the focus back when a dialog is closed, not when it is taken away.
		return () => {
			if (opener instanceof HTMLElement) opener.focus();
		};
	}, []);
	return (
		<dialog
			ref={dialog}
			className="dialog"
			data-wide={wide || undefined}
			aria-labelledby={heading}
			closedby="any"
			onClose={onClose}
		>
			<header>
				<h2 id={heading}>{title}</h2>
				<IconButton label={say('ui.close')} onClick={() => dialog.current?.close()}>
					<X />
				</IconButton>
			</header>
			{children}
		</dialog>
	);
}

export interface Question {
	title: string;
	/** What will happen, said before it does. */
	text?: ReactNode;
	yes: string;
	tone?: Tone;
}

type Ask = (question: Question) => Promise<boolean>;
const Asked = createContext<Ask | null>(null);

/** Lets any screen ask before something that is hard to take back. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
	const [open, setOpen] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
	const { say } = useLanguage();
	const ask = useCallback<Ask>(
		(question) => new Promise((answer) => setOpen({ ...question, answer })),
		[],
	);
	const close = (yes: boolean) => {
		open?.answer(yes);
		setOpen(null);
	};
	return (
		<Asked value={ask}>
			{children}
			{open && (
				<Dialog title={open.title} onClose={() => close(false)}>
					<div className="dialog-text">{open.text}</div>
					<footer>
						<Button onClick={() => close(false)}>{say('ui.cancel')}</Button>
						<Button tone={open.tone ?? 'main'} onClick={() => close(true)}>
							{open.yes}
						</Button>
					</footer>
				</Dialog>
			)}
		</Asked>
	);
}

/** Returns a function that asks and waits: `if (await confirm({...})) send()`. */
export function useConfirm(): Ask {
	const ask = use(Asked);
	if (!ask) throw new Error('ConfirmProvider is missing');
	return ask;
}
