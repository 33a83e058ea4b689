import type { PlayerChange } from '@/lib/api-types';
import { fill } from '@/lib/content';
import { percent, signed } from '@/lib/signed';
import { Text } from '@/ui/Text';
import type { PreviewWords } from './RatingPreview.island';

interface Props {
	name: string;
	change: PlayerChange;
	/** Set when the loss was made dearer because the winner was rated lower. */
	factor: number | undefined;
	words: PreviewWords;
}

/** One player's change, and every part it is made of. */
export function Outcome({ name, change, factor, words }: Props) {
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
