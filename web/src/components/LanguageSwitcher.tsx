import { type Language, languages, localPath } from '@/lib/language';
import './language-switcher.css';

const names: Record<Language, { shown: string; spoken: string }> = {
	th: { shown: 'TH', spoken: 'TH ภาษาไทย' },
	en: { shown: 'EN', spoken: 'EN English' },
};

interface Props {
	language: Language;
	path: string;
	label: string;
}

/** Two plain links to this very page; the shell script adds query and hash and keeps the choice. */
export function LanguageSwitcher({ language, path, label }: Props) {
	return (
		<nav className="languages" aria-label={label}>
			{languages.map((choice) => (
				<a
					key={choice}
					href={localPath(path, choice)}
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
