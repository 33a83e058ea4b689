import { OfflineError, type Refusal, RefusedError, write } from '~/api/client';
import type { LiveMatch, ReportForm, TournamentDoneBody } from '~/api/types';
import { forget, keep, kept, whenKeptElsewhere } from '~/lib/kept';

/* Results on their way to the server. Each has an id from the moment it is entered, so it may be
   sent as often as need be and counts once. It stays on the device until the server has answered;
   where the device is full, the page has it, and the score it was made of stays as well. */

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
/** Whether the last round ended at a result that the server has not looked at. */
let unanswered = false;
/** Whether the device has the list as well, or the page alone. */
let isHeld = true;
let sending: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Where the scores lie that results were made of, for as long as the device has nothing better. */
const scores = new Map<string, string>();

/** What was taken off the list here; another window that still has it does not bring it back. */
const gone = new Set<string>();

const isSame = (letter: Letter, id: string) => letter.form.id === id;
export const isWaiting = ({ state }: Letter) => state === 'waiting';

/** Keeps a change, together with what other windows have kept meanwhile. */
function change(mine: readonly Letter[]): void {
	for (const { form } of letters)
		if (!mine.some((letter) => isSame(letter, form.id))) gone.add(form.id);
	take(merged(found(), mine));
	isHeld = keep(place, letters);
	forgetScores();
	tell();
}

function forgetScores(): void {
	for (const [id, score] of scores) {
		const letter = letters.find((one) => isSame(one, id));
		if (!isHeld && letter && letter.state !== 'sent') continue;
		forget(score);
		scores.delete(id);
	}
}

function take(next: readonly Letter[]): void {
	const old = next.filter(({ state }) => state === 'sent').slice(0, -sentKept);
	for (const { form } of old) gone.add(form.id);
	letters = next.filter((letter) => !old.includes(letter));
	if (!letters.some(isWaiting)) unanswered = false;
}

function tell(): void {
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
	take(merged(found(), letters.filter(isWaiting)));
	tell();
}
whenKeptElsewhere(place, takeOver);

const mark = (id: string, part: Partial<Letter>) =>
	change(letters.map((letter) => (isSame(letter, id) ? { ...letter, ...part } : letter)));

export const outbox = {
	all: () => letters,
	isSignedOut: () => signedOut,
	isUnanswered: () => unanswered,
	isHeld: () => isHeld,
	subscribe: (heard: () => void) => {
		listeners.add(heard);
		return () => void listeners.delete(heard);
	},
	/** Takes a result over; the score it was made of is forgotten once the result is kept or sent. */
	add: (letter: Omit<Letter, 'state'>, score?: string) => {
		if (score) scores.set(letter.form.id, score);
		change([...letters, { ...letter, state: 'waiting' }]);
	},
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

/** The id of the result is the id of the write as well: a second one gets the first one's answer.
    It is sent once a round; the next round comes soon enough, and the judge is told before. */
const post: Send = ({ event, form }) =>
	write<TournamentDoneBody>(`tournaments/${event}/result`, form, {
		id: form.id,
		deadline: 15_000,
		tries: 1,
	});

/** Whether a result is of this match as it stands now, and not of an earlier pair of its number. */
export const isOf = ({ form }: Letter, match: LiveMatch | undefined): boolean =>
	!form.players || form.players.every((player) => player === match?.a || player === match?.b);

/** The matches whose result this phone knows better than a snapshot of that version. */
export const enteredSince = (version: number, own: readonly Letter[]): ReadonlySet<number> =>
	new Set(
		own
			.filter((letter) => letter.state !== 'sent' || version < (letter.version ?? 0))
			.map(({ form }) => form.match),
	);

async function sendAll(send: Send): Promise<void> {
	for (const letter of letters) {
		if (!isWaiting(letter)) continue;
		try {
			const { version } = await send(letter);
			signedOut = false;
			unanswered = false;
			mark(letter.form.id, { state: 'sent', version });
		} catch (problem) {
			const looked = isAnswered(problem);
			unanswered = !looked;
			if (!looked) return change(letters);
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
