import type { Content } from '@/generated/content';
import { type Language, localPath } from '@/lib/language';
import { picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './gates.css';

interface GatesProps {
	heading: string;
	gates: Content['pages']['beyblade']['gates']['items'];
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
				{gates.map(({ path, icon, title, text }) => (
					<li key={path}>
						<a className="gate" href={localPath(path, language)}>
							<Photo picture={picture(icon)} alt="" sizes="64px" cutout />
							<strong>
								<Text>{title}</Text>
							</strong>
							<span>
								<Text>{text}</Text>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
