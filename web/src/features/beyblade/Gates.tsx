import type { Content } from '@/generated/content';
import { type Language, localPath } from '@/lib/language';
import { Text } from '@/ui/Text';
import './gates.css';

interface Props {
	words: Content['pages']['beyblade']['gates'];
	language: Language;
}

/** The ways out of the arena, side by side like the gates of a track. */
export function Gates({ words, language }: Props) {
	return (
		<nav className="wrap gates" aria-labelledby="gates">
			<h2 id="gates">
				<Text phrases>{words.heading}</Text>
			</h2>
			<ul>
				{words.items.map(({ path, title, text }) => (
					<li key={path}>
						<a className="gate" href={localPath(path, language)}>
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
