import { OfflineError, type Refusal, RefusedError, write } from '~/api/client';
import type { ReportForm, TournamentDoneBody } from '~/api/types';
import { keep, kept, whenKeptElsewhere } from '~/lib/kept';

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

/** What was taken off the list here; another window that still has it does not bring it back. */
const gone = new Set<string>();

const isSame = (letter: Letter, id: string) => letter.form.id === id;

/** Keeps a change, together with what other windows have kept meanwhile. */
function change(mine: readonly Letter[]): void {
	for (const { form } of letters)
		if (!mine.some((letter) => isSame(letter, form.id))) gone.add(form.id);
	show(merged(found(), mine));
	keep(place, letters);
}

function show(next: readonly Letter[]): void {
	const old = next.filter(({ state }) => state === 'sent').slice(0, -sentKept);
	for (const { form } of old) gone.add(form.id);
	letters = next.filter((letter) => !old.includes(letter));
	for (const heard of listeners) heard();
}

/** The letters of both lists; of one that is in both, the one that was answered. */
function merged(stored: readonly Letter[], mine: readonly Letter[]): readonly Letter[] {
	const there = stored.filter(({ form }) => !gone.has(form.id));
	const both = there.map((letter) => {
		const own = mine.find(({ form }) => isSame(letter, form.id));
		return own && own.state !== 'waiting' ? own : letter;
	});
	const own = mine.filter(({ form }) => !there.some((letter) => isSame(letter, form.id)));
	return [...both, ...own];
}

/** Takes over what another window has kept; what waits here is not lost by that. */
function takeOver(): void {
	const waiting = letters.filter(({ state }) => state === 'waiting');
	show(merged(found(), waiting));
}
whenKeptElsewhere(place, takeOver);

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
