import { isOrder } from './settings';
import type { Action, Finish, MatchSettings, MatchState, Reason } from './types';

/** Only the four finishes between two Beys can happen at the same moment. */
const contested: readonly Finish[] = ['xtreme', 'over', 'burst', 'spin'];

/** The next battle waits until both have chosen their order and a place that is owed. */
function notReady(state: MatchState): Reason | null {
	if (state.order_due) return 'order_due';
	return state.place_due === null ? null : 'place_due';
}

function notACall(settings: MatchSettings, action: Action): Reason | null {
	// Own finish is an optional rule: without it, leaving alone is an ordinary finish.
	if (action.type === 'finish' && action.finish === 'own' && !settings.own_finish)
		return 'own_finish_off';
	const both = action.type === 'simultaneous' ? [action.one, action.two] : [];
	return both.every((finish) => contested.includes(finish)) ? null : 'not_contested';
}

/** No swapping during a match: the order changes after three battles or for a new set only. */
function badReorder(
	settings: MatchSettings,
	state: MatchState,
	action: Extract<Action, { type: 'reorder' }>,
): Reason | null {
	if (!state.order_due) return 'no_order_due';
	const [one, two] = settings.beys;
	return isOrder(action.one, one) && isOrder(action.two, two) ? null : 'bad_order';
}

/** Why an action is refused, or null when it is allowed. */
export function refusalOf(
	settings: MatchSettings,
	state: MatchState,
	action: Action,
): Reason | null {
	// A match ends exactly once: nothing is entered after it.
	if (state.winner !== null) return 'match_over';
	switch (action.type) {
		case 'disqualify':
			return null;
		case 'reorder':
			return badReorder(settings, state, action);
		case 'take_place':
			if (state.place_due === null) return 'no_place_due';
			return state.place_due === action.side ? null : 'not_your_choice';
		default:
			return notReady(state) ?? notACall(settings, action);
	}
}
