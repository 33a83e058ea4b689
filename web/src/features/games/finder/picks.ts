import { chance } from '../chance';
import { fits, type Game, type Wish } from '../games';

/* Three games for tonight. The same wish and the same throw give the same three, so that an
   address can be sent to friends. */

const wanted = 3;

/** A table with two hours rarely wants a quarter of an hour: short games come up less often. */
function likeliness(game: Game, { minutes }: Wish): number {
	return minutes !== undefined && game.minutes[1] * 3 < minutes ? 0.3 : 1;
}

/** The fitting games in an order of their own for each round of throws. */
function shuffled(fitting: readonly Game[], wish: Wish, round: number): Game[] {
	const place = (game: Game) => chance(`${round} ${game.name}`) ** (1 / likeliness(game, wish));
	return fitting
		.map((game) => ({ game, place: place(game) }))
		.sort((one, other) => other.place - one.place)
		.map(({ game }) => game);
}

/** What a throw proposes: every fitting game has its turn before one comes up again. */
export function picks(games: readonly Game[], wish: Wish, roll: number): Game[] {
	const fitting = games.filter((game) => fits(game, wish));
	if (fitting.length <= wanted) return fitting;
	const throws = Math.ceil(fitting.length / wanted);
	const order = shuffled(fitting, wish, Math.floor(roll / throws));
	const start = (roll % throws) * wanted;
	// The last throw of a round is filled up from its beginning.
	return [...order, ...order].slice(start, start + wanted);
}
