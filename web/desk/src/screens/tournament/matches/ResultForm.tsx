import { type FormEvent, useState } from 'react';
import { type Live, stageOf } from '@/lib/live/live';
import type { EndingForm, LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { useGoToMistake } from '~/ui/states';
import { nameOf } from '../names';
import { playersOf } from './players';

export type Ending = Omit<EndingForm, 'match'>;
type Choice = 'a' | 'b' | 'a_absent' | 'b_absent' | 'nobody';

/** How a match ended, from paper or by word of mouth; points may be left out. */
export function ResultForm({
	live,
	match,
	busy,
	send,
	onSend,
}: {
	live: Live;
	match: LiveMatch;
	busy: boolean;
	send: string;
	onSend: (ending: Ending) => void;
}) {
	const { say } = useLanguage();
	const [choice, setChoice] = useState<Choice | null>(null);
	const [points, setPoints] = useState<readonly (readonly [string, string])[]>([]);
	const a = nameOf(live, match.a, say);
	const b = nameOf(live, match.b, say);
	const words: Record<Choice, string> = {
		a: say('tournament.won', { name: a }),
		b: say('tournament.won', { name: b }),
		a_absent: say('tournament.absent', { name: a }),
		b_absent: say('tournament.absent', { name: b }),
		nobody: say('tournament.nobody_came'),
	};
	const round = live.rounds.get(match.id);
	const stage = round && stageOf(live, round);
	const best = stage?.best_of || 1;
	const target = stage?.target || 4;
	const [presses, setPresses] = useState(0);
	const form = useGoToMistake(null, presses);
	const isPlayed = choice === 'a' || choice === 'b';
	const wrong = isPlayed ? points.map((set) => wrongPoints(set, target)) : [];
	const said = (set: number) => {
		const word = presses > 0 && wrong[set];
		return word ? say(word, { target, most: target + beyond }) : null;
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (wrong.some(Boolean)) setPresses(presses + 1);
		else if (choice) onSend(endingOf(choice, match, points));
	};
	return (
		<form ref={form} className="form" onSubmit={submit}>
			<fieldset className="choices result-choices">
				<legend>{say('tournament.who_won')}</legend>
				{(Object.keys(words) as Choice[]).map((value) => (
					<button
						key={value}
						type="button"
						className="button"
						aria-pressed={choice === value}
						onClick={() => setChoice(value)}
					>
						{words[value]}
					</button>
				))}
			</fieldset>
			{isPlayed &&
				Array.from({ length: best }, (_, set) => set).map((set) => (
					<div className="side-by-side" key={set}>
						{([a, b] as const).map((name, side) => (
							<TextField
								key={`${set}-${side === 0 ? 'a' : 'b'}`}
								label={
									best === 1
										? say('tournament.match_points', { name })
										: say('tournament.set_points', { number: set + 1, name })
								}
								required={false}
								inputMode="numeric"
								maxLength={2}
								value={points[set]?.[side] ?? ''}
								onValue={(text) => setPoints(withPoint(points, set, side, text))}
								mistake={side === 0 ? said(set) : null}
							/>
						))}
					</div>
				))}
			<Button tone="main" type="submit" busy={busy} disabled={choice === null}>
				{send}
			</Button>
		</form>
	);
}

/** An Xtreme at one point short of the target ends a set this far beyond it. */
const beyond = 2;

/** Half of a score would be left out without a word, and two fours are quickly typed for one. */
export function wrongPoints([one, two]: readonly [string, string], target: number) {
	if (one === '' && two === '') return null;
	if (!/^\d+$/.test(one) || !/^\d+$/.test(two)) return 'tournament.points_both';
	return Math.max(Number(one), Number(two)) > target + beyond ? 'tournament.points_many' : null;
}

function withPoint(
	points: readonly (readonly [string, string])[],
	set: number,
	side: number,
	text: string,
): (readonly [string, string])[] {
	const next = [...points];
	while (next.length <= set) next.push(['', '']);
	const [one, two] = next[set] ?? ['', ''];
	next[set] = side === 0 ? [text, two] : [one, text];
	return next;
}

/** What is sent: only the sets that are written down. */
export function endingOf(
	choice: Choice,
	match: Pick<LiveMatch, 'a' | 'b'>,
	points: readonly (readonly [string, string])[],
): Ending {
	const { a, b } = match;
	const players = playersOf(match);
	if (choice === 'nobody') return { kind: 'double_no_show', players };
	if (choice === 'a_absent') return { kind: 'no_show', winner: b, players };
	if (choice === 'b_absent') return { kind: 'no_show', winner: a, players };
	const sets = points
		.filter(([one, two]) => /^\d+$/.test(one) && /^\d+$/.test(two))
		.map(([one, two]): [number, number] => [Number(one), Number(two)]);
	return { winner: choice === 'a' ? a : b, players, ...(sets.length > 0 && { sets }) };
}
