import { apply, replay } from '@/features/scoreboard/match/match';
import {
	type Action,
	contested,
	houseSettings,
	type MatchSettings,
	type MatchState,
	opening,
	placeOf,
	type Side,
} from '@/features/scoreboard/match/settings';

/* A match as the judge scores it. The rules are those of the public scoreboard. */

export type { Action, MatchSettings, MatchState, Side };

const worth = houseSettings.points;
/** The finishes of two Beys, from the one worth least. */
export const finishes = contested.toSorted((one, other) => worth[one] - worth[other]);
/** What gives a side its points: the finishes, and an opponent who touched a Bey before the call. */
export const calls = [...finishes, 'touch' as const];

/** One line of the sheet: who gained, and by what. */
export interface Gain {
	side: Side;
	what: string;
}

export const settingsOf = (stage: { target: number; best_of: number }): MatchSettings => ({
	...houseSettings,
	target: stage.target,
	best_of: stage.best_of,
});

/** The state of a match; a log that the rules refuse, such as one of another stage, is as none. */
export const stateOf = (settings: MatchSettings, log: readonly Action[]): MatchState =>
	replay(settings, log) ?? opening(settings);

/** The log with one more action, or as it was where the rules do not allow it. */
export function acted(
	settings: MatchSettings,
	log: readonly Action[],
	action: Action,
): readonly Action[] {
	const refused = 'refused' in apply(settings, stateOf(settings, log), action);
	return refused ? log : [...log, action];
}

/** Both say that their order is chosen; the sheet does not tell which one. */
export const ordered = ({ orders: [one, two] }: MatchState): Action => ({
	type: 'reorder',
	one,
	two,
});

/** What was gained, in order; the second launch error of a battle is a point for the other. */
export function gainsOf(settings: MatchSettings, log: readonly Action[]): Gain[] {
	return log.flatMap((action, at): Gain[] => {
		if (action.type === 'finish') return [{ side: action.side, what: action.finish }];
		if (action.type !== 'launch_error') return [];
		const before = stateOf(settings, log.slice(0, at));
		const second = before.launch_errors[placeOf(action.side)] === 1;
		return second ? [{ side: action.side === 'one' ? 'two' : 'one', what: 'penalty' }] : [];
	});
}

/** The battles as the server reads them: `w-spin l-xtreme w-over`, from the winner's side. */
export const writtenGains = (gains: readonly Gain[], winner: Side) =>
	gains.map(({ side, what }) => `${side === winner ? 'w' : 'l'}-${what}`).join(' ');
