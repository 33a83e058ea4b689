import { X } from 'lucide-react';
import { wordsIn } from '@/lib/content';
import { type Language, otherLanguage } from '@/lib/language';
import '@/ui/styles/language-offer.css';

interface Props {
	language: Language;
	/** This page's address in each language. */
	here: Record<Language, string>;
}

/** Hidden until the shell script finds that the visitor prefers the other language. */
export function LanguageOffer({ language, here }: Props) {
	const offered = otherLanguage(language);
	const say = wordsIn(offered);
	return (
		<aside
			className="language-offer no-print"
			id="language-offer"
			lang={offered}
			hidden
			aria-label={say('language.switch')}
		>
			<p>{say('language.offer')}</p>
			<a href={here[offered]} hrefLang={offered} data-language={offered}>
				{say('language.offer_yes')}
			</a>
			<button type="button" aria-label={say('language.offer_no')} data-language-stay={language}>
				<X aria-hidden size={20} />
			</button>
		</aside>
	);
}
