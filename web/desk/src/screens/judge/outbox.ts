import { OfflineError, type Refusal, RefusedError, write } from '~/api/client';
import type { ReportForm, TournamentDoneBody } from '~/api/types';
import { keep, kept } from '~/lib/kept';

/* Results on their way to the server. Each has an id from the moment it is entered, so it may be
   sent as often as need be and counts once. It stays on the device until the server has answered. */

export type Sending = 'waiting' | 'sent' | 'conflict' | 'refused';

export interface Letter {
	event: number;
	/** The names as the judge saw them. */
	names: readonly [string, string];
	/** What the judge entered, in words. */
	said: string;
	form: ReportForm;
	state: Sending;
	/** Why the server did not take it. */
	refusal?: Refusal;
	/** How far the tournament was with it; what is newer than that knows the result or its undo. */
	version?: number | undefined;
}

export type Send = (letter: Letter) => Promise<{ version?: number }>;

const place = 'outbox';
const sentKept = 5;

const isLetter = (value: unknown): value is Letter => {
	const form = (value as Partial<Letter> | null)?.form;
	return typeof form?.id === 'string' && typeof form.match === 'number';
};

function found(): readonly Letter[] {
	const value = kept(place);
	return Array.isArray(value) ? value.filter(isLetter) : [];
}

let letters: readonly Letter[] = found();
let signedOut = false;
let sending: Promise<void> | null = null;
const listeners = new Set<() => void>();

function change(next: readonly Letter[]): void {
	const old = next.filter(({ state }) => state === 'sent').slice(0, -sentKept);
	letters = next.filter((letter) => !old.includes(letter));
	keep(place, letters);
	for (const heard of listeners) heard();
}

const isSame = (letter: Letter, id: string) => letter.form.id === id;
const mark = (id: string, part: Partial<Letter>) =>
	change(letters.map((letter) => (isSame(letter, id) ? { ...letter, ...part } : letter)));

export const outbox = {
	all: () => letters,
	isSignedOut: () => signedOut,
	subscribe: (heard: () => void) => {
		listeners.add(heard);
		return () => void listeners.delete(heard);
	},
	add: (letter: Omit<Letter, 'state'>) => change([...letters, { ...letter, state: 'waiting' }]),
	/** The judge has seen that this one is not wanted. */
	drop: (id: string) => change(letters.filter((letter) => !isSame(letter, id))),
	/** Looks again at what the device keeps; another window may have written there. */
	reload: () => change(found()),
	/** Sends what waits, oldest first; whoever asks meanwhile waits for the same round. */
	flush: (send: Send = post): Promise<void> => {
		sending ??= sendAll(send).finally(() => {
			sending = null;
		});
		return sending;
	},
};

/** The id of the result is the id of the write as well: a second one gets the first one's answer. */
const post: Send = ({ event, form }) =>
	write<TournamentDoneBody>(`tournaments/${event}/result`, form, { id: form.id, deadline: 15_000 });

/** The matches whose result this phone knows better than a snapshot of that version. */
export const enteredSince = (version: number, own: readonly Letter[]): ReadonlySet<number> =>
	new Set(
		own
			.filter((letter) => letter.state !== 'sent' || version < (letter.version ?? 0))
			.map(({ form }) => form.match),
	);

async function sendAll(send: Send): Promise<void> {
	for (const letter of letters) {
		if (letter.state !== 'waiting') continue;
		try {
			const { version } = await send(letter);
			signedOut = false;
			mark(letter.form.id, { state: 'sent', version });
		} catch (problem) {
			if (!isAnswered(problem)) return change(letters);
			const { refusal, isConflict } = problem;
			mark(letter.form.id, { state: isConflict ? 'conflict' : 'refused', refusal });
		}
	}
}

/** Whether the server has looked at a result. Without a network, signed out or broken it has not. */
function isAnswered(problem: unknown): problem is RefusedError {
	if (problem instanceof OfflineError) return false;
	if (!(problem instanceof RefusedError)) throw problem;
	signedOut = problem.isSignedOut;
	return !problem.isSignedOut && problem.status < 500 && problem.status !== 429;
}
