import type { Content } from '@/generated/content';
import type { Language } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { shortMonths } from '@/lib/time/ticket-dates';
import type { ClosingWords } from './closing-days';
import './open-sign.css';

interface Props {
	branch: Content['branches'][number];
	language: Language;
	say: Say;
}

/**
 * A note on the picture of a branch that is closed today or soon. It lies over the picture, so
 * that nothing moves when `open-now.ts` writes on it.
 */
export function ClosingSign({ branch, language, say }: Props) {
	const words: ClosingWords = {
		today: say('hours.closed_today'),
		until: say('hours.closed_until'),
		on: say('hours.closed_on'),
		months: shortMonths[language],
	};
	const special = branch.special_hours;
	return (
		<p
			className="closing-sign"
			hidden
			data-closing-sign={branch.id}
			data-special={special.length > 0 ? JSON.stringify(special) : undefined}
			data-words={JSON.stringify(words)}
		/>
	);
}
