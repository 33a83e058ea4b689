import type { Hours, OpenWords } from '@/lib/opening-hours';
import './open-sign.css';

interface Props {
	hours: Hours;
	words: OpenWords;
}

/**
 * Open now, or when it opens. The sign is empty in the HTML, which is the same at any hour;
 * `open-now.ts` writes on it. Beside it always stand the hours themselves.
 */
export function OpenSign({ hours, words }: Props) {
	return (
		<p
			className="open-sign"
			data-open-sign
			data-hours={JSON.stringify(hours)}
			data-words={JSON.stringify(words)}
		/>
	);
}
