import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';

type PageWords = Content['pages']['meeple'];

/** What stands above the maker. */
export function MeepleIntro({ words }: { words: PageWords }) {
	return (
		<>
			<h1>
				<Text phrases>{words.heading}</Text>
			</h1>
			<p className="meeple-lead">
				<Text>{words.lead}</Text>
			</p>
			<p className="meeple-no-scripts">
				<Text>{words.no_scripts}</Text>
			</p>
		</>
	);
}

/** How the meeple gets onto the leaderboard. */
export function MeepleForPlayers({ words }: { words: PageWords }) {
	return (
		<section className="meeple-player">
			<h2>
				<Text phrases>{words.player_heading}</Text>
			</h2>
			<p>
				<Text>{words.player}</Text>
			</p>
		</section>
	);
}
