import { spokenIn } from '@/lib/given-text';
import type { Language } from '@/lib/language';
import { holdTogether } from './Text';

interface Props {
	children: string;
	/** The language of the page around the text; needed only where Thai need not be marked. */
	language?: Language;
}

/**
 * A text that came with the data. It is shown as it is, never as markup; its direction cannot
 * spill into the line around it, and Thai on an English page is marked as Thai.
 */
export function GivenText({ children, language }: Props) {
	return (
		<bdi lang={language === 'th' ? undefined : spokenIn(children)}>{holdTogether(children)}</bdi>
	);
}
