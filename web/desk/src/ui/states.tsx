import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert, Inbox, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { OfflineError, RefusedError, type Words } from '~/api/client';
import { useLanguage } from '~/lib/language';
import { Button } from './Button';

/* The states of a screen besides the good one: waiting, nothing there, no network, a refusal. */

export function Loading() {
	const { say } = useLanguage();
	return (
		<p className="loading" role="status">
			<span className="spinner" aria-hidden="true" /> {say('ui.loading')}
		</p>
	);
}

export function Empty({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className="empty">
			<Inbox aria-hidden="true" />
			<p>{text}</p>
			{children}
		</div>
	);
}

/** What went wrong, in the server's own sentence where it has one. */
export function useErrorText(): (error: Error) => string {
	const { say, pick } = useLanguage();
	return (error) => {
		if (error instanceof RefusedError) return pick(error.refusal.message);
		return say(error instanceof OfflineError ? 'ui.offline_failed' : 'ui.broken');
	};
}

/** Says what went wrong, with a way to try again. */
export function ErrorNote({ error, retry }: { error: Error | null; retry?: () => void }) {
	const { say } = useLanguage();
	const textOf = useErrorText();
	if (!error) return null;
	const offline = error instanceof OfflineError;
	return (
		<div className="note" data-tone="wrong" role="alert">
			{offline ? <WifiOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
			<p>{textOf(error)}</p>
			{retry && <Button onClick={retry}>{say('ui.try_again')}</Button>}
		</div>
	);
}

/** The sentence for one field of a form, if the refusal is about that field. */
export function useMistake(error: Error | null): (field: string) => string | null {
	const { pick } = useLanguage();
	return (field) =>
		error instanceof RefusedError && error.refusal.field === field
			? pick(error.refusal.message)
			: null;
}

/** Goes to the first field that is wrong, after each refusal and each press that was held back. */
export function useGoToMistake(error: Error | null, presses = 0) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (error || presses > 0)
			form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [error, presses]);
	return form;
}

interface ConflictProps {
	/** Who changed it, if that is known. */
	who?: string | null;
	yours: ReactNode;
	theirs: ReactNode;
	onYours: () => void;
	onTheirs: () => void;
}

/** Two people changed the same thing: both versions side by side, and a choice. */
export function ConflictNote({ who, yours, theirs, onYours, onTheirs }: ConflictProps) {
	const { say } = useLanguage();
	return (
		<div className="note conflict" data-tone="warn" role="alert">
			<p>{who ? say('ui.conflict_with', { who }) : say('ui.conflict')}</p>
			<div className="versions">
				<section>
					<h2>{say('ui.theirs')}</h2>
					<div className="version">{theirs}</div>
					<Button onClick={onTheirs}>{say('ui.use_theirs')}</Button>
				</section>
				<section>
					<h2>{say('ui.yours')}</h2>
					<div className="version">{yours}</div>
					<Button onClick={onYours}>{say('ui.use_yours')}</Button>
				</section>
			</div>
		</div>
	);
}

/** A form that came back after a reload says so. */
export function RestoredNote({ shown, onClear }: { shown: boolean; onClear: () => void }) {
	const { say } = useLanguage();
	if (!shown) return null;
	return (
		<div className="note" data-tone="calm">
			<p>{say('ui.restored')}</p>
			<Button tone="quiet" onClick={onClear}>
				{say('ui.start_over')}
			</Button>
		</div>
	);
}

/** Shows an answer, or the wait for it, or why there is none. An older answer stays in sight. */
export function Answered<Answer>({
	question,
	children,
}: {
	question: UseQueryResult<Answer, Error>;
	children: (answer: Answer) => ReactNode;
}) {
	if (question.data === undefined) {
		return question.error ? (
			<ErrorNote error={question.error} retry={() => void question.refetch()} />
		) : (
			<Loading />
		);
	}
	return (
		<>
			{question.error && <ErrorNote error={question.error} retry={() => void question.refetch()} />}
			{children(question.data)}
		</>
	);
}

export type { Words };
