import { useId, useState } from 'react';
import type { Content } from '@/generated/content';
import type { RatingPreview as Preview } from '@/lib/api-types';
import { Text } from '@/ui/Text';
import { Outcome } from './Outcome';
import { RatingField } from './RatingField';
import { type Question, usePreview } from './usePreview';
import './rating-preview.css';

export type PreviewWords = Omit<Content['pages']['rating']['preview'], 'heading' | 'lead'>;

interface Props {
	words: PreviewWords;
	/** A match that was worked out while the page was built, shown before anything is asked. */
	first: Preview;
	factor: number;
}

/** My rating, theirs, the result: both players' change and why. */
export default function RatingPreview({ words, first, factor }: Props) {
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
						<Outcome
							name={words.me}
							change={preview.mine}
							factor={factorOf('mine', 'theirs')}
							words={words}
						/>
						<Outcome
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
