/* The points of a set as the judge taps them: who gained, and by what finish. */

import { type Contested, houseSettings, type Side } from '@/features/scoreboard/match/settings';

export { finishes } from '~/screens/judge/scoring';
export type { Side };

export interface Battle {
	side: Side;
	finish: Contested;
}

/** A set of the first stage goes to four points. */
export const { points, target } = houseSettings;

export const scoreOf = (battles: readonly Battle[], side: Side) =>
	battles.reduce((sum, battle) => sum + (battle.side === side ? points[battle.finish] : 0), 0);

/** Who has reached the target, if anybody has. */
export function winnerOf(battles: readonly Battle[]): Side | undefined {
	if (scoreOf(battles, 'one') >= target) return 'one';
	return scoreOf(battles, 'two') >= target ? 'two' : undefined;
}

/** The battles as the server reads them: `w-spin l-xtreme w-over`, from the winner's side. */
export const written = (battles: readonly Battle[], winner: Side) =>
	battles.map((battle) => `${battle.side === winner ? 'w' : 'l'}-${battle.finish}`).join(' ');
