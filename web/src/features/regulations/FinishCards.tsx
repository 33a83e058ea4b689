import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './finish-cards.css';

type Winning = Content['pages']['regulations']['winning'];

interface Props {
	words: Pick<Winning, 'point' | 'points'>;
	finishes: readonly { card: Winning['finishes'][number]; picture: Picture }[];
}

/** The four finishes, the dearest first, with what each is worth. */
export function FinishCards({ words, finishes }: Props) {
	return (
		<ul className="finish-cards">
			{finishes.map(({ card: { key, name, text, points }, picture }) => (
				<li key={key} className="finish-card" data-finish={key}>
					<Photo picture={picture} alt="" sizes="(min-width: 700px) 220px, 45vw" cutout />
					<p className="finish-points">
						<strong>{points}</strong> <Text>{points === 1 ? words.point : words.points}</Text>
					</p>
					<h3>
						<Text>{name}</Text>
					</h3>
					<p>
						<Text>{text}</Text>
					</p>
				</li>
			))}
		</ul>
	);
}
