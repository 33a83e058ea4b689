import { saidIn, type TwoTexts } from '@/lib/events/events';
import type { Language } from '@/lib/language';
import { holdTogether } from '@/ui/Text';

/** A text of an event in the page's language; one that only stands in is marked with its own. */
export function EventText({ texts, language }: { texts: TwoTexts; language: Language }) {
	const { text, lang } = saidIn(texts, language);
	return <bdi lang={lang}>{holdTogether(text)}</bdi>;
}
