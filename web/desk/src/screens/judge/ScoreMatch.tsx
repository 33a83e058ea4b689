import { Undo2 } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { Live } from '@/lib/live/live';
import { useWakeLock } from '@/lib/wake-lock';
import { newWriteId } from '~/api/client';
import type { LiveMatch, LiveStage, ReportForm } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { useDraft } from '~/lib/useDraft';
import { playersOf } from '~/screens/tournament/matches/players';
import { nameOf } from '~/screens/tournament/names';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { outbox } from './outbox';
import {
	type Action,
	acted,
	calls,
	gainsOf,
	type MatchState,
	ordered,
	type Side,
	settingsOf,
	stateOf,
	writtenGains,
} from './scoring';

interface Props {
	event: number;
	live: Live;
	match: LiveMatch;
	stage: LiveStage;
	onSent: () => void;
}

type Names = readonly [string, string];

/** Where the score is kept: a match that was drawn anew has the same number but other players. */
export const draftName = (event: number, { id, a, b }: LiveMatch) =>
	`judge.${event}.${id}.${a}-${b}`;

/** One match, battle by battle, until both players have looked and the result is on its way. */
export function ScoreMatch({ event, live, match, stage, onSent }: Props) {
	const { say } = useLanguage();
	const settings = settingsOf(stage);
	const draft = useDraft<readonly Action[]>(draftName(event, match), []);
	const [absent, setAbsent] = useState(false);
	// A phone that lies beside the stadium must not fall asleep.
	useWakeLock(true);
	const log = draft.value;
	const state = stateOf(settings, log);
	const names: Names = [nameOf(live, match.a, say), nameOf(live, match.b, say)];
	const act = (action: Action) => draft.change(acted(settings, log, action));
	const send = (ending: Ending, said: string) => {
		const form = { id: newWriteId(), match: match.id, players: playersOf(match), ...ending };
		outbox.add({ event, names, said, form }, `draft.${draftName(event, match)}`);
		void outbox.flush();
		onSent();
	};
	const gains = gainsOf(settings, log);
	const phase = phaseOf(state);
	const next = useNext(phase);
	return (
		<section className="scoring" aria-label={`${names[0]} – ${names[1]}`}>
			<p className="scoring-head">
				<strong>{say('tournament.match', { number: match.id })}</strong>
				<span>{say('judge.rules', { target: stage.target, best: stage.best_of })}</span>
				{stage.best_of > 1 && (
					<span>{say('judge.sets', { a: state.sets[0], b: state.sets[1] })}</span>
				)}
			</p>
			<section
				className="scoring-sides"
				aria-label={say('judge.battle', { number: state.battles + 1 })}
				tabIndex={-1}
				ref={phase === 'battle' ? next : null}
			>
				{(['one', 'two'] as const).map((side, at) => (
					<PlayerSide key={side} side={side} name={names[at] ?? ''} state={state} onAct={act} />
				))}
			</section>
			{state.order_due && (
				<div className="note" data-tone="warn">
					<p ref={next} tabIndex={-1}>
						{say(state.points[0] + state.points[1] === 0 ? 'judge.order_set' : 'judge.order')}
					</p>
					<Button tone="main" onClick={() => act(ordered(state))}>
						{say('judge.order_done')}
					</Button>
				</div>
			)}
			{state.winner !== null && (
				<Check
					heading={next}
					names={names}
					state={state}
					winner={state.winner}
					onSend={(winner) =>
						send(
							{
								winner: winner === 'one' ? match.a : match.b,
								battles: writtenGains(gains, winner),
							},
							scored(state, say('judge.won', { name: nameAt(names, winner) })),
						)
					}
				/>
			)}
			<div className="actions">
				{log.length > 0 ? (
					<Button
						icon={<Undo2 aria-hidden="true" />}
						onClick={() => draft.change(log.slice(0, -1))}
					>
						{say('judge.undo')}
					</Button>
				) : (
					<Button tone="quiet" onClick={() => setAbsent(true)}>
						{say('judge.absent')}
					</Button>
				)}
			</div>
			{gains.length > 0 && <Sheet names={names} gains={gains} />}
			{absent && (
				<Absent
					names={names}
					match={match}
					onSend={(ending, text) => send(ending, text)}
					onClose={() => setAbsent(false)}
				/>
			)}
		</section>
	);
}

type Phase = 'battle' | 'order' | 'check';

const phaseOf = ({ winner, order_due }: MatchState): Phase => {
	if (winner !== null) return 'check';
	return order_due ? 'order' : 'battle';
};

/** What is next takes the focus: the button that led to it is closed by then, or gone. The one that
    takes things back stays, and keeps it. */
function useNext(phase: Phase) {
	const next = useRef<HTMLDivElement & HTMLHeadingElement>(null);
	const before = useRef(phase);
	useEffect(() => {
		const lost = document.activeElement?.matches('body, :disabled');
		if (before.current !== phase && lost) next.current?.focus();
		before.current = phase;
	}, [phase]);
	return next;
}

const nameAt = (names: Names, side: Side) => (side === 'one' ? names[0] : names[1]);

const scored = (state: MatchState, won: string) =>
	`${won} (${state.set_scores.map(([a, b]) => `${a}–${b}`).join(', ')})`;

function PlayerSide({
	side,
	name,
	state,
	onAct,
}: {
	side: Side;
	name: string;
	state: MatchState;
	onAct: (action: Action) => void;
}) {
	const { say } = useLanguage();
	const at = side === 'one' ? 0 : 1;
	const stopped = state.order_due;
	const errors = state.launch_errors[at];
	const wrong = errors > 0 ? say('judge.errors', { count: errors }) : say('judge.error');
	// The end of a match shows its last set, not the empty one after it.
	const points =
		state.winner === null ? state.points[at] : (state.set_scores.at(-1)?.[at] ?? state.points[at]);
	return (
		<fieldset className="scoring-side" data-side={side}>
			<legend>{name}</legend>
			<output className="scoring-points" aria-live="polite">
				{points}
			</output>
			{/* A match that is over shows its score alone, so that both players see it at once. */}
			{(state.winner === null ? calls : []).map((finish) => (
				<Button
					key={finish}
					disabled={stopped}
					aria-label={`${name} ${say(`results.${finish}`)}`}
					onClick={() => onAct({ type: 'finish', side, finish })}
				>
					{say(`results.${finish}`)}
				</Button>
			))}
			{state.winner === null && (
				<Button
					tone="quiet"
					disabled={stopped}
					aria-label={`${name} ${wrong}`}
					onClick={() => onAct({ type: 'launch_error', side })}
				>
					{wrong}
				</Button>
			)}
		</fieldset>
	);
}

function Check({
	heading,
	names,
	state,
	winner,
	onSend,
}: {
	heading: Ref<HTMLHeadingElement>;
	names: Names;
	state: MatchState;
	winner: Side;
	onSend: (winner: Side) => void;
}) {
	const { say } = useLanguage();
	const [seen, setSeen] = useState<readonly [boolean, boolean]>([false, false]);
	return (
		<div className="card check">
			<h2 ref={heading} tabIndex={-1}>
				{scored(state, say('judge.won', { name: nameAt(names, winner) }))}
			</h2>
			<p>{say('judge.check')}</p>
			<div className="actions">
				{([0, 1] as const).map((at) => (
					<button
						key={at}
						type="button"
						className="button"
						aria-pressed={seen[at]}
						onClick={() => setSeen(at === 0 ? [!seen[0], seen[1]] : [seen[0], !seen[1]])}
					>
						{say('judge.seen', { name: names[at] })}
					</button>
				))}
			</div>
			<Button tone="main" disabled={!seen[0] || !seen[1]} onClick={() => onSend(winner)}>
				{say('judge.send')}
			</Button>
		</div>
	);
}

function Sheet({ names, gains }: { names: Names; gains: ReturnType<typeof gainsOf> }) {
	const { say } = useLanguage();
	const words: Record<string, string> = { penalty: say('judge.penalty') };
	for (const finish of calls) words[finish] = say(`results.${finish}`);
	return (
		<details className="gains">
			<summary>{say('judge.log')}</summary>
			<ol>
				{gains.map(({ side, what }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a log have no other name
					<li key={at}>{`${nameAt(names, side)} ${words[what] ?? what}`}</li>
				))}
			</ol>
		</details>
	);
}

type Ending = Omit<ReportForm, 'id' | 'match' | 'players'>;

function Absent({
	names,
	match,
	onSend,
	onClose,
}: {
	names: Names;
	match: LiveMatch;
	onSend: (ending: Ending, said: string) => void;
	onClose: () => void;
}) {
	const { say } = useLanguage();
	const absent = (at: 0 | 1) => say('tournament.absent', { name: names[at] });
	const choices: readonly [string, Ending][] = [
		[absent(0), { kind: 'no_show', winner: match.b }],
		[absent(1), { kind: 'no_show', winner: match.a }],
		[say('tournament.nobody_came'), { kind: 'double_no_show' }],
	];
	return (
		<Dialog title={say('judge.absent')} onClose={onClose}>
			<div className="form">
				<p>{say('judge.absent_text')}</p>
				{choices.map(([text, ending]) => (
					<Button key={text} onClick={() => onSend(ending, text)}>
						{text}
					</Button>
				))}
			</div>
		</Dialog>
	);
}
