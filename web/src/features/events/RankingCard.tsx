import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './ranking-card.css';

interface Props {
	words: Content['pages']['events']['ranking'];
	picture: Picture;
	href: string;
}

/** A dark corner of the booth for those who come to win. */
export function RankingCard({ words, picture, href }: Props) {
	return (
		<aside className="ranking-card" aria-labelledby="ranking-heading">
			<Photo picture={picture} alt="" sizes="220px" cutout />
			<h2 id="ranking-heading">
				<Text phrases>{words.heading}</Text>
			</h2>
			<p>
				<Text>{words.lead}</Text>
			</p>
			<Button kind="quiet" href={href}>
				{words.more}
			</Button>
		</aside>
	);
}
