import type { Content } from '@/generated/content';
import type { OpenWords } from '@/lib/time/opening-hours';
import './open-sign.css';

interface Props {
	branch: Pick<Content['branches'][number], 'id' | 'hours' | 'special_hours'>;
	words: OpenWords;
}

/**
 * Open now, or when it opens. The sign is empty in the HTML, which is the same at any hour;
 * `open-now.ts` writes on it. Beside it always stand the hours themselves.
 */
export function OpenSign({ branch, words }: Props) {
	const { id, hours, special_hours: special } = branch;
	return (
		<p
			className="open-sign"
			data-open-sign={id}
			data-hours={JSON.stringify(hours)}
			data-special={special.length > 0 ? JSON.stringify(special) : undefined}
			data-words={JSON.stringify(words)}
		/>
	);
}
