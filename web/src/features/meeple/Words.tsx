import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';
import type { Choices } from './code';
import { type Kit, shownLayersOf } from './kit';

type PageWords = Content['pages']['meeple'];

/** What stands above the maker. */
export function MeepleIntro({ words }: { words: PageWords }) {
	return (
		<div className="meeple-intro">
			<h1>
				<Text phrases>{words.heading}</Text>
			</h1>
			<p className="meeple-lead">
				<Text lead>{words.lead}</Text>
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
	/** The one who has won, and where. */
	champion: Picture;
	stadium: Picture;
	/** The visitor's line of the leaderboard. */
	you: string;
	rating: number;
}

interface RankRowProps {
	place: number;
	kit: Kit;
	choices: Choices;
	name: string;
	rating: number;
}

function RankRow({ place, kit, choices, name, rating }: RankRowProps) {
	return (
		<div className="meeple-rank-row">
			<span>{place}</span>
			<span className="meeple-rank-picture">
				{shownLayersOf(kit, choices).map(({ part, image }) => (
					<img key={part} src={image} alt="" width={192} height={192} loading="lazy" />
				))}
			</span>
			<span>
				<Text>{name}</Text>
			</span>
			<span>{rating}</span>
		</div>
	);
}

/** The two between whom the visitor stands. */
const rivals: [Choices, Choices] = [
	{ body: 5, face: 1, hair: 8, hat: 0, glasses: 4, thing: 0, background: 4 },
	{ body: 2, face: 6, hair: 1, hat: 1, glasses: 0, thing: 3, background: 2 },
];

/** How the meeple gets onto the leaderboard, and how it looks there. */
export function MeepleForPlayers({
	words,
	kit,
	champion,
	stadium,
	you,
	rating,
}: MeepleForPlayersProps) {
	const [above, below] = words.rivals;
	return (
		<section className="meeple-player">
			<div className="meeple-match">
				<Photo picture={champion} alt="" sizes="190px" cutout />
				<Photo picture={stadium} alt="" sizes="320px" cutout />
			</div>
			<h2>
				<Text phrases>{words.player_heading}</Text>
			</h2>
			<p>
				<Text lead>{words.player}</Text>
			</p>
			<div className="meeple-rank" aria-hidden>
				<RankRow place={1} kit={kit} choices={rivals[0]} name={above} rating={rating + 64} />
				<RankRow place={2} kit={kit} choices={kit.first.choices} name={you} rating={rating} />
				<RankRow place={3} kit={kit} choices={rivals[1]} name={below} rating={rating - 25} />
			</div>
		</section>
	);
}
