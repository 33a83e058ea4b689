import { fill } from '@/lib/content';
import type { BoardWords } from './words';

const marks = { up: '▲', down: '▼', same: '–', unknown: '·' } as const;

function direction(change: number | null): keyof typeof marks {
	if (change === null) return 'unknown';
	return change === 0 ? 'same' : change > 0 ? 'up' : 'down';
}

/** Points since last week: a sign and a figure for the eye, a sentence for the ear. */
export function Change({ change, words }: { change: number | null; words: BoardWords }) {
	const kind = direction(change);
	const points = Math.abs(change ?? 0);
	return (
		<span className="week-change" data-change={kind}>
			<span aria-hidden>
				{marks[kind]} {points > 0 && points}
			</span>
			<span className="hidden-visually">{fill(words[kind], { points })}</span>
		</span>
	);
}
