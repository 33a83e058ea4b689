import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import type { Kept } from './keeping';
import { pointsFor } from './match';
import { placeOf } from './settings';
import type { Action } from './types';
import type { ScoreboardWords } from './words';

type Words = ScoreboardWords['board'];

function sentence(action: Action, { names, settings }: Kept, words: Words): string {
	const name = 'side' in action ? names[placeOf(action.side)] : '';
	switch (action.type) {
		case 'finish':
			return fill(words.gains, {
				name,
				points: pointsFor(action.finish, settings),
				finish: words[action.finish],
			});
		case 'launch_error':
			return fill(words.log_error, { name });
		case 'take_place':
			return fill(words.log_place, { name });
		case 'disqualify':
			return fill(words.log_disqualified, { name });
		case 'simultaneous':
			return words.log_both;
		case 'reorder':
			return words.log_order;
		case 'draw':
			return words.log_draw;
	}
}

/** Everything that was called, the latest first. */
export function Log({ kept, words }: { kept: Kept; words: Words }) {
	return (
		<details className="score-log">
			<summary>
				<Text>{words.log}</Text>
			</summary>
			{kept.log.length === 0 ? (
				<p>
					<Text>{words.log_empty}</Text>
				</p>
			) : (
				<ol reversed>
					{kept.log
						.map((action, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the log only grows and shrinks at its end.
							<li key={index}>
								<Text>{sentence(action, kept, words).replaceAll('*', '')}</Text>
							</li>
						))
						.toReversed()}
				</ol>
			)}
		</details>
	);
}
