import type { Say } from '@/lib/content';
import { type Language, localPath } from '@/lib/language';
import type { Crumb } from '@/lib/structured-data';
import { Text } from './Text';
import '@/ui/styles/breadcrumbs.css';

interface Props {
	crumbs: Crumb[];
	language: Language;
	say: Say;
}

/** The way from the home page to this one; the last is the page itself. */
export function Breadcrumbs({ crumbs, language, say }: Props) {
	return (
		<nav className="breadcrumbs wrap no-print" aria-label={say('nav.breadcrumb')}>
			<ol>
				{crumbs.map(({ name, path }, index) => (
					<li key={path}>
						<a
							href={localPath(path, language)}
							aria-current={index === crumbs.length - 1 ? 'page' : undefined}
						>
							<Text>{name}</Text>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
