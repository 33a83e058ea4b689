import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useLanguage } from '~/lib/language';
import { Button } from './Button';

interface Told {
	id: number;
	text: string;
	/** Takes back what was done; without it nothing can be. */
	undo?: () => void;
}

type Tell = (text: string, undo?: () => void) => void;
const Teller = createContext<Tell | null>(null);
const shownFor = 6_000;
/** Somebody who wants to undo needs time to read first. */
const undoFor = 12_000;

/** Says at the foot of the screen what was done, with a way back where there is one. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [told, setTold] = useState<Told | null>(null);
	const { say } = useLanguage();
	const tell = useCallback<Tell>((text, undo) => {
		setTold((before) => ({ id: (before?.id ?? 0) + 1, text, ...(undo && { undo }) }));
	}, []);
	useEffect(() => {
		if (!told) return;
		const timer = setTimeout(() => setTold(null), told.undo ? undoFor : shownFor);
		return () => clearTimeout(timer);
	}, [told]);
	const undo = () => {
		told?.undo?.();
		setTold(null);
	};
	return (
		<Teller value={tell}>
			{children}
			<div className="toasts" role="status">
				{told && (
					<div className="toast" key={told.id}>
						<span>{told.text}</span>
						{told.undo && <Button onClick={undo}>{say('ui.undo')}</Button>}
					</div>
				)}
			</div>
		</Teller>
	);
}

export function useToast(): Tell {
	const tell = use(Teller);
	if (!tell) throw new Error('ToastProvider is missing');
	return tell;
}
