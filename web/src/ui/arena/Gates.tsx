import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';
import './gates.css';

export interface GatesProps {
	heading: string;
	gates: readonly (Content['pages']['beyblade']['gates']['items'][number] & {
		/** Said of a gate that opens outside of this site. */
		newTab?: string;
	})[];
	language: Language;
}

/** The ways on through the arena, side by side like the gates of a track. */
export function Gates({ heading, gates, language }: GatesProps) {
	return (
		<nav className="wrap gates no-print" aria-labelledby="gates">
			<h2 id="gates">
				<Text phrases>{heading}</Text>
			</h2>
			<ul>
				{gates.map(({ path, icon, title, text, newTab }) => (
					<li key={path}>
						<a
							className="gate"
							href={newTab ? path : localPath(path, language)}
							{...(newTab && { target: '_blank', rel: 'noopener' })}
						>
							<Photo picture={picture(icon)} alt="" sizes="64px" cutout />
							<strong>
								<Text>{title}</Text>
							</strong>
							<span>
								<Text lead>{text}</Text>
							</span>
							{newTab && <span className="hidden-visually"> ({newTab})</span>}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
