import { useId, useState } from 'react';
import type { Content } from '@/generated/content';
import type { PlayerChange, RatingPreview as Preview } from '@/lib/api/api-types';
import { percent, signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { useEarlyInput } from '@/ui/islands/useEarlyInput';
import { Text } from '@/ui/Text';
import type { Faces } from './faces';
import { highest, isRating, type Question, usePreview } from './usePreview';

interface RatingFieldProps {
	name: string;
	label: string;
	value: string;
	words: PreviewWords;
	onChange: (value: string) => void;
}

const step = 10;

/** A figure to type or to step; what is no rating is said beside it, and nothing is asked. */
function RatingField({ name, label, value, words, onChange }: RatingFieldProps) {
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
					name={name}
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
	faces: Faces;
	words: PreviewWords;
	/** Whether the change answers what is asked. What answered another question is not shown. */
	current: boolean;
	/** Said meanwhile. */
	status: string;
}

const unknown = '…';

/** One player's change, and every part it is made of. */
function PlayerOutcome(props: PlayerOutcomeProps) {
	const { name, change, factor, faces, words, current, status } = props;
	const reasons = [
		fill(words.chance, { percent: percent(change.expected) }),
		// The factor is inside the base: the cut to whole points comes last, once.
		fill(factor === undefined ? words.base : words.factor, {
			factor: factor ?? 1,
			points: signed(change.base),
		}),
		change.upset_bonus > 0 && fill(words.upset, { points: signed(change.upset_bonus) }),
		change.sweep_bonus > 0 && fill(words.swept, { points: signed(change.sweep_bonus) }),
	].filter((reason) => reason !== false);
	return (
		<div
			className="outcome-card"
			data-change={!current ? 'unknown' : change.total < 0 ? 'down' : 'up'}
		>
			<h3>
				<Text>{name}</Text>
			</h3>
			<p className="outcome-total">{current ? signed(change.total) : unknown}</p>
			<p>
				<Text>
					{current ? fill(words.becomes, { before: change.before, after: change.after }) : status}
				</Text>
			</p>
			{/* The sum keeps its room, so that nothing moves when the next one comes. */}
			<ul aria-hidden={!current}>
				{reasons.map((reason) => (
					<li key={reason}>
						<Text>{reason}</Text>
					</li>
				))}
			</ul>
			{/* Both are there, so that none has to be fetched when the result turns. */}
			<div className="outcome-face">
				<img data-face="up" src={faces.won} alt="" width={160} height={160} loading="lazy" />
				<img data-face="down" src={faces.lost} alt="" width={160} height={160} loading="lazy" />
			</div>
		</div>
	);
}

type PreviewWords = Omit<Content['pages']['rating']['preview'], 'heading' | 'lead'>;

interface RatingPreviewProps {
	words: PreviewWords;
	/** A match that was worked out while the page was built, shown before anything is asked. */
	first: Preview;
	factor: number;
	faces: Record<'you' | 'rival', Faces>;
}

/** My rating, theirs, the result: both players' change and why. */
export default function RatingPreview({ words, first, factor, faces }: RatingPreviewProps) {
	const id = useId();
	const [attempt, setAttempt] = useState(0);
	const [question, setQuestion] = useState<Question>({
		mine: String(first.mine.before),
		theirs: String(first.theirs.before),
		result: 'win',
		sweep: false,
	});
	const { preview, current, waiting, failed } = usePreview(question, first, attempt);
	const shown = { words, current, status: waiting ? words.working : '\u00A0' };
	const form = useEarlyInput((entered) =>
		setQuestion({
			mine: String(entered.get('mine')),
			theirs: String(entered.get('theirs')),
			result: entered.get(`${id}-result`) === 'loss' ? 'loss' : 'win',
			sweep: entered.has('sweep'),
		}),
	);
	const set = (part: Partial<Question>) => setQuestion({ ...question, ...part });
	const factorOf = (own: 'mine' | 'theirs', other: 'mine' | 'theirs') =>
		preview[own].total < 0 && preview[other].before < preview[own].before ? factor : undefined;

	return (
		<div className="preview">
			<form
				ref={form}
				className="preview-form with-scripts"
				onSubmit={(event) => event.preventDefault()}
			>
				<RatingField
					name="mine"
					label={words.mine}
					value={question.mine}
					words={words}
					onChange={(mine) => set({ mine })}
				/>
				<RatingField
					name="theirs"
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
								value={result}
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
						name="sweep"
						checked={question.sweep}
						onChange={() => set({ sweep: !question.sweep })}
					/>
					<span>
						<Text>{words.sweep}</Text>
					</span>
				</label>
			</form>
			<div className="preview-answer" aria-live="polite" data-current={current}>
				{failed && (
					<div className="preview-failed">
						<p>
							<Text>{words.failed}</Text>
						</p>
						<button type="button" onClick={() => setAttempt(attempt + 1)}>
							<Text>{words.retry}</Text>
						</button>
					</div>
				)}
				<PlayerOutcome
					name={words.me}
					change={preview.mine}
					factor={factorOf('mine', 'theirs')}
					faces={faces.you}
					{...shown}
				/>
				<PlayerOutcome
					name={words.them}
					change={preview.theirs}
					factor={factorOf('theirs', 'mine')}
					faces={faces.rival}
					{...shown}
				/>
			</div>
		</div>
	);
}
