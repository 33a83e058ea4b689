import { type Language, languages } from '@/lib/language';
import '@/ui/styles/language-switcher.css';

const names: Record<Language, { shown: string; spoken: string }> = {
	th: { shown: 'TH', spoken: 'TH ภาษาไทย' },
	en: { shown: 'EN', spoken: 'EN English' },
};

interface Props {
	language: Language;
	/** This page's address in each language. */
	here: Record<Language, string>;
	label: string;
}

/** Two plain links to this very page; the shell script adds query and hash and keeps the choice. */
export function LanguageSwitcher({ language, here, label }: Props) {
	return (
		<nav className="languages" aria-label={label}>
			{languages.map((choice) => (
				<a
					key={choice}
					href={here[choice]}
					lang={choice}
					hrefLang={choice}
					aria-label={names[choice].spoken}
					aria-current={choice === language ? 'true' : undefined}
					data-language={choice}
				>
					{names[choice].shown}
				</a>
			))}
		</nav>
	);
}
