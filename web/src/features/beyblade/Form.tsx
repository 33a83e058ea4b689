import { fill } from '@/lib/content';
import { linePoints } from './standings';
import type { BoardWords } from './words';

const width = 110;
const height = 26;

interface Props {
	history: readonly number[];
	words: BoardWords;
}

/** The weeks as a line, said in words to those who do not see it. */
export function Form({ history, words }: Props) {
	const first = history[0];
	const last = history.at(-1);
	if (first === undefined || last === undefined || history.length < 2) {
		return <span className="hidden-visually">{words.unknown}</span>;
	}
	const label = fill(words.history, { weeks: history.length, first, last });
	return (
		<svg
			className="form-line"
			viewBox={`-3 -3 ${width + 6} ${height + 6}`}
			role="img"
			aria-label={label}
		>
			<polyline points={linePoints(history, width, height)} />
		</svg>
	);
}
