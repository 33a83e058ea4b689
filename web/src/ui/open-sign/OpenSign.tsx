import type { Hours, OpenWords, SpecialDays } from '@/lib/time/opening-hours';
import './open-sign.css';

interface Props {
	branch: string;
	hours: Hours;
	special: SpecialDays;
	words: OpenWords;
}

/**
 * Open now, or when it opens. The sign is empty in the HTML, which is the same at any hour;
 * `open-now.ts` writes on it. Beside it always stand the hours themselves.
 */
export function OpenSign({ branch, hours, special, words }: Props) {
	return (
		<p
			className="open-sign"
			data-open-sign={branch}
			data-hours={JSON.stringify(hours)}
			data-special={special.length > 0 ? JSON.stringify(special) : undefined}
			data-words={JSON.stringify(words)}
		/>
	);
}
