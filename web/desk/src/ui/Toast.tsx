import { X } from 'lucide-react';
import {
	createContext,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useMemo,
	useState,
} from 'react';
import { useLanguage } from '~/lib/language';
import { Button, IconButton } from './Button';
import { useErrorText } from './states';

interface Told {
	id: number;
	text: string;
	/** Takes back what was done; without it nothing can be. */
	undo?: () => void;
	/** What was not done, if `text` is why. */
	failed?: readonly string[];
}

type Tell = (text: string, undo?: () => void) => void;
type Fail = (what: string, why: string) => void;
const Teller = createContext<{ tell: Tell; fail: Fail } | null>(null);
const shownFor = 6_000;
/** Somebody who wants to undo, or to do it again, needs time to read first. */
const longer = 12_000;

/** Says at the foot of the screen what was done, with a way back where there is one. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [told, setTold] = useState<readonly Told[]>([]);
	const teller = useMemo(
		() => ({
			tell: (text: string, undo?: () => void) =>
				setTold((before) => withTold(before, { text, ...(undo && { undo }) })),
			fail: (what: string, why: string) => setTold((before) => withFailed(before, what, why)),
		}),
		[],
	);
	const drop = useCallback(
		(id: number) => setTold((before) => before.filter((one) => one.id !== id)),
		[],
	);
	return (
		<Teller value={teller}>
			{children}
			<div className="toasts" role="status">
				{told.map((one) => (
					<Toast key={one.id} told={one} onGone={drop} />
				))}
			</div>
		</Teller>
	);
}

function Toast({ told, onGone }: { told: Told; onGone: (id: number) => void }) {
	const { say } = useLanguage();
	const { id, text, undo, failed } = told;
	const time = undo || failed ? longer : shownFor;
	useEffect(() => {
		const timer = setTimeout(() => onGone(id), time);
		return () => clearTimeout(timer);
	}, [id, time, onGone]);
	const takeBack = () => {
		undo?.();
		onGone(id);
	};
	return (
		<div className="toast">
			<span>{failed ? say('ui.failed', { what: failed.join(', '), why: text }) : text}</span>
			{undo && <Button onClick={takeBack}>{say('ui.undo')}</Button>}
			{failed && (
				<IconButton label={say('ui.close')} onClick={() => onGone(id)}>
					<X />
				</IconButton>
			)}
		</div>
	);
}

/** The news takes the place of what was told before; only what failed stays beside it. */
function withTold(before: readonly Told[], news: Omit<Told, 'id'>): readonly Told[] {
	return [...before.filter(({ failed }) => failed), { ...news, id: nextId(before) }];
}

/** What failed for the same reason is said together, as a lost network fails many presses. */
function withFailed(before: readonly Told[], what: string, why: string): readonly Told[] {
	const alike = before.find(({ failed, text }) => failed && text === why);
	const failed = [...new Set([...(alike?.failed ?? []), what])];
	return [...before.filter((one) => one !== alike), { id: nextId(before), text: why, failed }];
}

const nextId = (told: readonly Told[]) => Math.max(0, ...told.map(({ id }) => id)) + 1;

function useTeller() {
	const teller = use(Teller);
	if (!teller) throw new Error('ToastProvider is missing');
	return teller;
}

export const useToast = (): Tell => useTeller().tell;

/** Says that something was not done, and why: for quick presses, of which each may fail. */
export function useFailed(): (what: string, problem: Error) => void {
	const { fail } = useTeller();
	const textOf = useErrorText();
	return (what, problem) => fail(what, textOf(problem));
}
