import { useEffect, useRef, useState } from 'react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import type { CardWords } from '../GameCard';
import type { Game } from '../games';
import { GameGrid } from './ResultList';

interface RestProps {
	count: number;
	/** None until their data is there. */
	games: readonly Game[] | undefined;
	failed: boolean;
	words: Content['pages']['games']['all'];
	card: CardWords;
	onRetry: () => void;
}

/**
 * The games that the page does not show by itself. Its element opens before any script is there;
 * what lies in it is drawn from the data, as dozens of boxes would weigh down every visit.
 */
export function Rest({ count, games, failed, words, card, onRetry }: RestProps) {
	const fold = useRef<HTMLDetailsElement>(null);
	const [open, setOpen] = useState(false);
	// It may have been opened while the script was on its way.
	useEffect(() => setOpen(fold.current?.open ?? false), []);
	return (
		<details
			className="games-fold"
			ref={fold}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary className="button">
				<Text>{fill(words.fold, { count })}</Text>
			</summary>
			{games && open ? (
				<GameGrid games={games} card={card} more={words.filters.show_more} />
			) : (
				<p className="games-coming" role="status">
					{failed ? (
						<button className="button" type="button" onClick={onRetry}>
							<Text>{words.filters.late}</Text>
						</button>
					) : (
						<span>
							<Text>{words.coming}</Text>
						</span>
					)}
				</p>
			)}
		</details>
	);
}
