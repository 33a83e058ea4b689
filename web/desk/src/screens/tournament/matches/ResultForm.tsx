import { type FormEvent, useState } from 'react';
import { type Live, stageOf } from '@/lib/live/live';
import type { EndingForm, LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { nameOf } from '../names';

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
	const best = (round && stageOf(live, round)?.best_of) || 1;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (choice) onSend(endingOf(choice, match, points));
	};
	return (
		<form className="form" onSubmit={submit}>
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
			{(choice === 'a' || choice === 'b') &&
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

/** What is sent: sets only as far as both points are written down. */
export function endingOf(
	choice: Choice,
	{ a, b }: Pick<LiveMatch, 'a' | 'b'>,
	points: readonly (readonly [string, string])[],
): Ending {
	if (choice === 'nobody') return { kind: 'double_no_show' };
	if (choice === 'a_absent') return { kind: 'no_show', winner: b };
	if (choice === 'b_absent') return { kind: 'no_show', winner: a };
	const sets = points
		.filter(([one, two]) => /^\d+$/.test(one) && /^\d+$/.test(two))
		.map(([one, two]): [number, number] => [Number(one), Number(two)]);
	return { winner: choice === 'a' ? a : b, ...(sets.length > 0 && { sets }) };
}
