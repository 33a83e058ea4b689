import {
	type Action,
	added,
	cleared,
	contested,
	type Ending,
	type Finish,
	isOrder,
	launchErrorsForPenalty,
	type MatchSettings,
	type MatchState,
	opening,
	other,
	penaltyPoints,
	placeOf,
	type Reason,
	type Refusal,
	type Side,
	setsToWin,
	slots,
} from './settings';

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
	return both.every((finish) => contested.some((one) => one === finish)) ? null : 'not_contested';
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
function refusalOf(settings: MatchSettings, state: MatchState, action: Action): Reason | null {
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

/** What a finish is worth; 0 means the battle is a draw. */
export function pointsFor(finish: Finish, settings: MatchSettings): number {
	if (finish !== 'out_of_bounds') return settings.points[finish];
	return settings.out_of_bounds === 'draw' ? 0 : settings.points[settings.out_of_bounds];
}

function over(state: MatchState, winner: Side, ending: Ending): MatchState {
	return { ...state, winner, ended_by: ending, order_due: false, place_due: null };
}

/** A new set starts at nil and from slot 1; positions change only by the optional rules. */
function nextSet(settings: MatchSettings, state: MatchState, loser: Side): MatchState {
	return {
		...state,
		points: [0, 0],
		slot: 1,
		order_due: true,
		left: settings.swap_positions ? other(state.left) : state.left,
		place_due: settings.loser_selects_position ? loser : null,
	};
}

/** Points add up to win a set; sets add up to win the match. */
function closedIfWon(settings: MatchSettings, state: MatchState, side: Side): MatchState {
	if (state.points[placeOf(side)] < settings.target) return state;
	const won: MatchState = {
		...state,
		sets: added(state.sets, side, 1),
		set_scores: [...state.set_scores, state.points],
		launch_errors: [0, 0],
	};
	if (won.sets[placeOf(side)] === setsToWin[settings.best_of]) return over(won, side, 'sets');
	return nextSet(settings, won, other(side));
}

/** After three battles without the target both choose a new order; points carry over. */
function scored(settings: MatchSettings, state: MatchState, side: Side, worth: number): MatchState {
	const lastSlot = state.slot === slots;
	const after: MatchState = {
		...state,
		points: added(state.points, side, worth),
		launch_errors: [0, 0],
		slot: lastSlot ? 1 : state.slot + 1,
		order_due: lastSlot,
		battles: state.battles + 1,
	};
	return closedIfWon(settings, after, side);
}

/** Two errors by one player in one battle: a point for the other, and the same Beys again. */
function launchError(settings: MatchSettings, state: MatchState, side: Side): MatchState {
	const errors = added(state.launch_errors, side, 1);
	if (errors[placeOf(side)] < launchErrorsForPenalty) return { ...state, launch_errors: errors };
	const gaining = other(side);
	const points = added(state.points, gaining, penaltyPoints);
	return closedIfWon(settings, { ...state, points, launch_errors: cleared(errors, side) }, gaining);
}

function simultaneous(
	settings: MatchSettings,
	state: MatchState,
	one: Finish,
	two: Finish,
): MatchState {
	// A draw, unless exactly one of the two is a burst and this event lets a burst decide.
	if (!settings.burst_priority || (one === 'burst') === (two === 'burst')) return state;
	return scored(settings, state, one === 'burst' ? 'one' : 'two', settings.points.burst);
}

function finished(
	settings: MatchSettings,
	state: MatchState,
	side: Side,
	finish: Finish,
): MatchState {
	const worth = pointsFor(finish, settings);
	return worth === 0 ? state : scored(settings, state, side, worth);
}

function moved(settings: MatchSettings, state: MatchState, action: Action): MatchState {
	switch (action.type) {
		case 'finish':
			return finished(settings, state, action.side, action.finish);
		case 'simultaneous':
			return simultaneous(settings, state, action.one, action.two);
		case 'launch_error':
			return launchError(settings, state, action.side);
		case 'reorder':
			return { ...state, orders: [action.one, action.two], order_due: false };
		case 'take_place':
			return { ...state, left: action.left ? action.side : other(action.side), place_due: null };
		case 'disqualify':
			return over(state, other(action.side), 'disqualification');
		case 'draw':
			return state;
	}
}

/** The state after an action, or why the rules refuse it. */
export function apply(
	settings: MatchSettings,
	state: MatchState,
	action: Action,
): MatchState | Refusal {
	const refused = refusalOf(settings, state, action);
	return refused === null ? moved(settings, state, action) : { refused };
}

/** The state a whole log leads to, or undefined when the rules refuse one of its actions. */
export function replay(settings: MatchSettings, log: readonly Action[]): MatchState | undefined {
	let state = opening(settings);
	for (const action of log) {
		const after = apply(settings, state, action);
		if ('refused' in after) return undefined;
		state = after;
	}
	return state;
}

/** A set that the loser left empty-handed earns the winner the sweep bonus. */
export function isSweep(state: MatchState): boolean {
	if (state.winner === null || state.ended_by !== 'sets') return false;
	const [winner, loser] = [placeOf(state.winner), placeOf(other(state.winner))];
	return state.set_scores.some((score) => score[winner] > 0 && score[loser] === 0);
}
