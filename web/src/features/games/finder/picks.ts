import { chance } from '../chance';
import { fits, type Game, type Wish } from '../games';

/* Three games for tonight. The same wish and the same throw give the same three, so that an
   address can be sent to friends. */

const wanted = 3;
const evenings = 80;
// More than anybody throws. It shares no factor with six, so that the first throw shows any face.
const throwsOfAnEvening = 125;

/** The first throw of one of the evenings. */
export const firstThrow = () => Math.floor(Math.random() * evenings) * throwsOfAnEvening;

export const largestRoll = evenings * throwsOfAnEvening - 1;
export const nextThrow = (roll: number) => (roll === largestRoll ? 0 : roll + 1);

/** A table with two hours rarely wants a quarter of an hour: short games come up less often. */
function likeliness(game: Game, { minutes }: Wish): number {
	return minutes !== undefined && game.minutes[1] * 3 < minutes ? 0.3 : 1;
}

/** The fitting games in an order of their own for each evening. */
function shuffled(fitting: readonly Game[], wish: Wish, evening: number): Game[] {
	const place = (game: Game) => chance(`${evening} ${game.name}`) ** (1 / likeliness(game, wish));
	return fitting
		.map((game) => ({ game, place: place(game) }))
		.sort((one, other) => other.place - one.place)
		.map(({ game }) => game);
}

/** What a throw proposes: the next three of a circle, so that every fitting game has its turn before
    one comes up again. */
export function picks(games: readonly Game[], wish: Wish, roll: number): Game[] {
	const fitting = games.filter((game) => fits(game, wish));
	if (fitting.length <= wanted) return fitting;
	const circle = shuffled(fitting, wish, Math.floor(roll / throwsOfAnEvening));
	const start = ((roll % throwsOfAnEvening) * wanted) % circle.length;
	return [...circle, ...circle].slice(start, start + wanted);
}
