import { useEffect, useState } from 'react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/text/words';
import { Button } from '@/ui/controls/Button';
import { whenIdle } from '@/ui/islands/idle';
import { Text } from '@/ui/Text';
import { type CardWords, GameCard } from '../GameCard';
import type { Game } from '../games';
import type { Results } from './catalogue';

/* A list of thousands is drawn piece by piece. While somebody types, what a phone shows of it has to
   do; the rest of the first piece follows when there is nothing else to do. */
const glance = 6;
const piece = 24;

type Games = readonly Game[];

/** A further letter often leaves the list as it is. */
const beginAlike = (one: Games, other: Games): boolean =>
	one === other ||
	(one.length === other.length &&
		one.slice(0, piece).every((game, place) => game === other[place]));

/** How many of these games are drawn; other games begin anew. */
function useShown(games: Games): readonly [number, () => void] {
	const [drawn, setDrawn] = useState({ of: games, shown: glance });
	const shown = beginAlike(drawn.of, games) ? drawn.shown : glance;
	useEffect(() => {
		let wanted = shown < piece;
		whenIdle(() => {
			if (wanted) setDrawn({ of: games, shown: piece });
		});
		return () => {
			wanted = false;
		};
	}, [games, shown]);
	return [shown, () => setDrawn({ of: games, shown: Math.max(shown, piece) + 2 * piece })];
}

interface GridProps {
	games: Games;
	card: CardWords;
	/** On the button that draws more of them. */
	more: string;
}

/** Any number of games, drawn piece by piece. */
export function GameGrid({ games, card, more }: GridProps) {
	const [shown, showMore] = useShown(games);
	return (
		<>
			<ul className="games-grid">
				{games.slice(0, shown).map((game) => (
					<GameCard key={game.name} game={game} words={card} />
				))}
			</ul>
			{games.length > Math.max(shown, piece) && (
				<button className="button games-next" type="button" onClick={showMore}>
					<Text>{more}</Text>
				</button>
			)}
		</>
	);
}

type FilterWords = Content['pages']['games']['all']['filters'];

function saidOf({ games, exact, hidden }: Results, words: FilterWords): string {
	if (games.length === 0) return exact ? words.nothing : words.nothing_named;
	if (hidden) return words.hidden;
	if (!exact) return words.closest;
	return games.length === 1 ? words.found_one : fill(words.found, { count: games.length });
}

interface ListProps {
	results: Results;
	words: Content['pages']['games']['all'];
	card: CardWords;
	/** The chat, asked for the name that was typed. */
	ask: string;
	newTab: string;
}

export function ResultList({ results, words, card, ask, newTab }: ListProps) {
	const { games, exact } = results;
	const { filters } = words;
	return (
		<>
			<p className="games-count" role="status">
				<Text>{saidOf(results, filters)}</Text>
			</p>
			{games.length === 0 && !exact && (
				<Button kind="primary" icon="chat" href={ask} newTabNote={newTab}>
					{filters.ask}
				</Button>
			)}
			<GameGrid games={games} card={card} more={filters.show_more} />
		</>
	);
}
