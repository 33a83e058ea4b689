import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import { firstChoices, type Kit, layersOf } from './kit';

type PageWords = Content['pages']['meeple'];

/** What stands above the maker. */
export function MeepleIntro({ words }: { words: PageWords }) {
	return (
		<div className="meeple-intro">
			<h1>
				<Text phrases>{words.heading}</Text>
			</h1>
			<p className="meeple-lead">
				<Text>{words.lead}</Text>
			</p>
			<p className="meeple-no-scripts">
				<Text>{words.no_scripts}</Text>
			</p>
		</div>
	);
}

interface MeepleForPlayersProps {
	words: PageWords;
	kit: Kit;
	/** The visitor's line of the leaderboard. */
	you: string;
	rating: number;
}

/** How the meeple gets onto the leaderboard, and how it looks there. */
export function MeepleForPlayers({ words, kit, you, rating }: MeepleForPlayersProps) {
	return (
		<section className="meeple-player">
			<h2>
				<Text phrases>{words.player_heading}</Text>
			</h2>
			<p>
				<Text>{words.player}</Text>
			</p>
			<div className="meeple-rank" aria-hidden>
				<span>1</span>
				<span className="meeple-rank-picture">
					{layersOf(kit, firstChoices).map(({ part, image }) => (
						<img key={part} src={image} alt="" width={192} height={192} loading="lazy" />
					))}
				</span>
				<span>
					<Text>{you}</Text>
				</span>
				<span>{rating}</span>
			</div>
		</section>
	);
}
