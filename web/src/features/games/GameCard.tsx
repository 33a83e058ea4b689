import { memo } from 'react';
import { fill } from '@/lib/text/words';
import { IconFrame } from '@/ui/drawings/CommonIcon';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Text } from '@/ui/Text';
import { Cover } from './cover/Cover';
import {
	type Branch,
	boxSizes,
	type Game,
	type Kind,
	type Reading,
	span,
	type Weight,
	wideSizes,
} from './games';

export interface CardWords {
	players: string;
	player: string;
	minutes: string;
	age: string;
	only_at: string;
	kinds: Record<Kind, string>;
	weights: Record<Weight, string>;
	readings: Record<Reading, string>;
	branches: Record<Branch, string>;
}

interface GameCardProps {
	game: Game;
	words: CardWords;
	/** Said on a proposed game: why it fits this table. */
	reason?: string;
	/** On the card that is two wide and opens the list: what it is. */
	badge?: string | undefined;
	/** A picture in the first view is not put off. */
	soon?: boolean;
}

/** A figure and its unit. */
function Measure({ figure, words }: { figure: string; words: string }) {
	return (
		<span>
			<span className="game-figure">{figure}</span>{' '}
			<span className="game-unit">
				<Text>{fill(words, { count: '' }).trim()}</Text>
			</span>
		</span>
	);
}

/** A birthday cake: how old one should be. Only the cards have it. */
function Cake() {
	return (
		<IconFrame size={18}>
			<path d="M12 2c1.6 1.7 2.2 2.7 2.2 3.7a2.2 2.2 0 0 1-4.4 0C9.8 4.7 10.4 3.7 12 2z" />
			<rect x="3" y="11.5" width="18" height="10" rx="3" />
			<path className="shop-icon-line" d="M12 8v3.5M3.5 15.5c2.8 2.7 5.7 2.7 8.5 0s5.7-2.7 8.5 0" />
		</IconFrame>
	);
}

function Front({ game, soon, wide }: { game: Game; soon: boolean; wide: boolean }) {
	return (
		<>
			<img
				className={game.picture.focus ? `cover ${game.picture.focus}` : 'cover'}
				src={game.picture.src}
				srcSet={game.picture.srcSet}
				sizes={wide ? wideSizes : boxSizes}
				width={600}
				height={600}
				alt=""
				loading={soon ? undefined : 'lazy'}
				decoding="async"
			/>
			{game.printed && <Cover game={game} />}
		</>
	);
}

/** A game: its box, its name, one line about it, and what it asks of a table. */
export const GameCard = memo(function GameCard({
	game,
	words,
	reason,
	badge,
	soon = false,
}: GameCardProps) {
	const players = game.players[1] === 1 ? words.player : words.players;
	return (
		<li className={badge ? 'game-card game-card-wide' : 'game-card'} data-kind={game.kind}>
			<div className="game-front">
				<Front game={game} soon={soon} wide={badge !== undefined} />
			</div>
			<div className="game-label">
				{badge && (
					<p className="game-badge">
						<Text>{badge}</Text>
					</p>
				)}
				<h3>{game.name}</h3>
				{reason ? (
					<p className="game-reason">
						<Text>{reason}</Text>
					</p>
				) : (
					<p className="game-hook">
						<Text>{game.hook}</Text>
					</p>
				)}
				<ul className="game-facts">
					<li className="game-kind">
						<span>
							<Text>{words.kinds[game.kind]}</Text>
						</span>
						<span className="game-weight" data-weight={game.weight}>
							<span>
								<Text>{words.weights[game.weight]}</Text>
							</span>
						</span>
					</li>
					<li className="game-figures">
						<ShopIcon icon="people" size={18} />
						<Measure figure={span(game.players)} words={players} />
					</li>
					<li className="game-figures game-time">
						<ShopIcon icon="clock" size={18} />
						<Measure figure={span(game.minutes)} words={words.minutes} />
					</li>
					<li className="game-small game-age" data-age={`${game.age}+`}>
						<Cake />
						<span>
							<Text>{fill(words.age, { age: game.age })}</Text>
							<span className="game-reading">
								<Text>{` · ${words.readings[game.reading]}`}</Text>
							</span>
						</span>
					</li>
					{game.branches.length > 0 && (
						<li className="game-small">
							<ShopIcon icon="map" size={18} />
							<span>
								<Text>
									{fill(words.only_at, {
										branches: game.branches.map((branch) => words.branches[branch]).join(', '),
									})}
								</Text>
							</span>
						</li>
					)}
				</ul>
			</div>
		</li>
	);
});
