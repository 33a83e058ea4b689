import { useEffect, useId, useState } from 'react';
import type { Content } from '@/generated/content';
import type { PlayerChange, RatingPreview as Preview } from '@/lib/api-types';
import { fill } from '@/lib/content';
import { percent, signed } from '@/lib/numbers';
import { Text } from '@/ui/Text';

interface Question {
	mine: string;
	theirs: string;
	result: 'win' | 'loss';
	sweep: boolean;
}

const pause = 250;
const highest = 4000;

const isRating = (text: string): boolean => /^[0-9]{1,4}$/.test(text) && Number(text) <= highest;

async function ask(query: string, signal: AbortSignal): Promise<Preview> {
	const response = await fetch(`/api/beyblade/rating?${query}`, { signal });
	if (!response.ok) throw new Error(`The rating preview answered ${response.status}.`);
	return response.json();
}

/** What the engine says; the first answer was worked out while the page was built. */
function usePreview(question: Question, first: Preview, attempt: number) {
	const [preview, setPreview] = useState<Preview>(first);
	const [failed, setFailed] = useState(false);
	const { mine, theirs, result, sweep } = question;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again.
	useEffect(() => {
		if (!isRating(mine) || !isRating(theirs)) return;
		const leaving = new AbortController();
		const query = new URLSearchParams({ mine, theirs, result, sweep: String(sweep) }).toString();
		const timer = setTimeout(() => {
			ask(query, leaving.signal).then(
				(answer) => {
					setPreview(answer);
					setFailed(false);
				},
				(problem: unknown) => {
					if (leaving.signal.aborted) return;
					console.info('The rating could not be worked out.', problem);
					setFailed(true);
				},
			);
		}, pause);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [mine, theirs, result, sweep, attempt]);
	return { preview, failed };
}

interface RatingFieldProps {
	label: string;
	value: string;
	words: PreviewWords;
	onChange: (value: string) => void;
}

const step = 10;

/** A figure to type or to step; what is no rating is said beside it, and nothing is asked. */
function RatingField({ label, value, words, onChange }: RatingFieldProps) {
	const id = useId();
	const good = isRating(value);
	const move = (by: number) => {
		const next = Math.min(Math.max((good ? Number(value) : 0) + by, 0), highest);
		onChange(String(next));
	};
	return (
		<div className="rating-field">
			<label htmlFor={id}>
				<Text>{label}</Text>
			</label>
			<div className="rating-steps">
				<button type="button" aria-label={`${label} −${step}`} onClick={() => move(-step)}>
					−
				</button>
				<input
					id={id}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					maxLength={4}
					value={value}
					aria-invalid={!good}
					aria-describedby={good ? undefined : `${id}-range`}
					onChange={(event) => onChange(event.target.value)}
				/>
				<button type="button" aria-label={`${label} +${step}`} onClick={() => move(step)}>
					+
				</button>
			</div>
			{!good && (
				<p id={`${id}-range`} className="rating-range">
					<Text>{words.range}</Text>
				</p>
			)}
		</div>
	);
}

interface PlayerOutcomeProps {
	name: string;
	change: PlayerChange;
	/** Set when the loss was made dearer because the winner was rated lower. */
	factor: number | undefined;
	words: PreviewWords;
}

/** One player's change, and every part it is made of. */
function PlayerOutcome({ name, change, factor, words }: PlayerOutcomeProps) {
	const reasons = [
		fill(words.chance, { percent: percent(change.expected) }),
		fill(words.base, { points: signed(change.base) }),
		factor !== undefined && fill(words.factor, { factor }),
		change.upset_bonus > 0 && fill(words.upset, { points: signed(change.upset_bonus) }),
		change.sweep_bonus > 0 && fill(words.swept, { points: signed(change.sweep_bonus) }),
	].filter((reason) => reason !== false);
	return (
		<div className="outcome-card" data-change={change.total < 0 ? 'down' : 'up'}>
			<h3>
				<Text>{name}</Text>
			</h3>
			<p className="outcome-total">{signed(change.total)}</p>
			<p>{fill(words.becomes, { before: change.before, after: change.after })}</p>
			<ul>
				{reasons.map((reason) => (
					<li key={reason}>
						<Text>{reason}</Text>
					</li>
				))}
			</ul>
		</div>
	);
}

type PreviewWords = Omit<Content['pages']['rating']['preview'], 'heading' | 'lead'>;

interface RatingPreviewProps {
	words: PreviewWords;
	/** A match that was worked out while the page was built, shown before anything is asked. */
	first: Preview;
	factor: number;
}

/** My rating, theirs, the result: both players' change and why. */
export default function RatingPreview({ words, first, factor }: RatingPreviewProps) {
	const id = useId();
	const [attempt, setAttempt] = useState(0);
	const [question, setQuestion] = useState<Question>({
		mine: String(first.mine.before),
		theirs: String(first.theirs.before),
		result: 'win',
		sweep: false,
	});
	const { preview, failed } = usePreview(question, first, attempt);
	const set = (part: Partial<Question>) => setQuestion({ ...question, ...part });
	const factorOf = (own: 'mine' | 'theirs', other: 'mine' | 'theirs') =>
		preview[own].total < 0 && preview[other].before < preview[own].before ? factor : undefined;

	return (
		<div className="preview">
			<form className="preview-form with-scripts" onSubmit={(event) => event.preventDefault()}>
				<RatingField
					label={words.mine}
					value={question.mine}
					words={words}
					onChange={(mine) => set({ mine })}
				/>
				<RatingField
					label={words.theirs}
					value={question.theirs}
					words={words}
					onChange={(theirs) => set({ theirs })}
				/>
				<fieldset>
					<legend>
						<Text>{words.result}</Text>
					</legend>
					{(['win', 'loss'] as const).map((result) => (
						<label key={result}>
							<input
								type="radio"
								name={`${id}-result`}
								checked={question.result === result}
								onChange={() => set({ result })}
							/>
							<span>
								<Text>{words[result]}</Text>
							</span>
						</label>
					))}
				</fieldset>
				<label className="preview-sweep">
					<input
						type="checkbox"
						checked={question.sweep}
						onChange={() => set({ sweep: !question.sweep })}
					/>
					<span>
						<Text>{words.sweep}</Text>
					</span>
				</label>
			</form>
			<div className="preview-answer" aria-live="polite">
				{failed ? (
					<div className="preview-failed">
						<p>
							<Text>{words.failed}</Text>
						</p>
						<button type="button" onClick={() => setAttempt(attempt + 1)}>
							<Text>{words.retry}</Text>
						</button>
					</div>
				) : (
					<>
						<PlayerOutcome
							name={words.me}
							change={preview.mine}
							factor={factorOf('mine', 'theirs')}
							words={words}
						/>
						<PlayerOutcome
							name={words.them}
							change={preview.theirs}
							factor={factorOf('theirs', 'mine')}
							words={words}
						/>
					</>
				)}
			</div>
		</div>
	);
}
