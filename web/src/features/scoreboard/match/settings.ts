/* The match as plain values, named as nk.rules writes them: both pass the same vectors. */

export type Side = 'one' | 'two';
/** The finishes between two Beys, which alone can happen at the same moment. */
export const contested = ['xtreme', 'over', 'burst', 'spin'] as const;
export type Contested = (typeof contested)[number];
export type Finish = Contested | 'own' | 'out_of_bounds' | 'touch';
export type OutOfBounds = 'draw' | 'spin' | 'over';
export type Ending = 'sets' | 'disqualification';
type Pair = readonly [number, number];
/** For each slot, which of the player's own Beys (counted from 0) stands in it. */
type Order = readonly number[];

export interface MatchSettings {
	readonly target: number;
	readonly best_of: number;
	readonly points: Readonly<Record<Exclude<Finish, 'out_of_bounds'>, number>>;
	readonly own_finish: boolean;
	readonly out_of_bounds: OutOfBounds;
	readonly burst_priority: boolean;
	readonly swap_positions: boolean;
	readonly loser_selects_position: boolean;
	readonly beys: Pair;
}

export interface MatchState {
	readonly orders: readonly [Order, Order];
	readonly points: Pair;
	readonly sets: Pair;
	readonly set_scores: readonly Pair[];
	readonly launch_errors: Pair;
	readonly slot: number;
	readonly battles: number;
	/** Who stands on the left of the stadium, seen from the judge. */
	readonly left: Side;
	readonly order_due: boolean;
	readonly place_due: Side | null;
	readonly winner: Side | null;
	readonly ended_by: Ending | null;
}

export type Action =
	| { readonly type: 'finish'; readonly side: Side; readonly finish: Finish }
	| { readonly type: 'draw' }
	| { readonly type: 'simultaneous'; readonly one: Finish; readonly two: Finish }
	| { readonly type: 'launch_error'; readonly side: Side }
	| { readonly type: 'reorder'; readonly one: Order; readonly two: Order }
	| { readonly type: 'take_place'; readonly side: Side; readonly left: boolean }
	| { readonly type: 'disqualify'; readonly side: Side };

export type Reason =
	| 'match_over'
	| 'order_due'
	| 'place_due'
	| 'own_finish_off'
	| 'not_contested'
	| 'no_order_due'
	| 'bad_order'
	| 'no_place_due'
	| 'not_your_choice';

export interface Refusal {
	readonly refused: Reason;
}

export const targets = [4, 5, 7] as const;
/** Bo1 needs 1 set; Bo3 needs 2 sets. */
export const setsToWin: Readonly<Record<number, number>> = { 1: 1, 3: 2 };
/** A deck is three Beys; slot 1 meets slot 1, then 2 and 2, then 3 and 3. */
export const slots = 3;
/** Two launch errors by the same player in one battle give the opponent 1 point. */
export const launchErrorsForPenalty = 2;
export const penaltyPoints = 1;

/** The house's reading of every open rule. */
export const houseSettings: MatchSettings = {
	target: 4,
	best_of: 1,
	points: { xtreme: 3, over: 2, burst: 2, spin: 1, own: 1, touch: 1 },
	own_finish: false,
	out_of_bounds: 'draw',
	burst_priority: false,
	swap_positions: false,
	loser_selects_position: false,
	beys: [slots, slots],
};

export const placeOf = (side: Side): 0 | 1 => (side === 'one' ? 0 : 1);
export const other = (side: Side): Side => (side === 'one' ? 'two' : 'one');

/** The order a deck case is presented in; with few Beys the first ones play again. */
const firstOrder = (beys: number): Order => Array.from({ length: slots }, (_, slot) => slot % beys);

/** Every slot is filled and every Bey of the player is used. */
export function isOrder(order: Order, beys: number): boolean {
	const used = new Set(order);
	const own = Array.from({ length: beys }, (_, bey) => bey);
	return order.length === slots && used.size === beys && own.every((bey) => used.has(bey));
}

export function added(pair: Pair, side: Side, amount: number): Pair {
	return side === 'one' ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount];
}

export const cleared = (pair: Pair, side: Side): Pair => added(pair, side, -pair[placeOf(side)]);

/** The state before the first battle. */
export function opening(settings: MatchSettings): MatchState {
	const [one, two] = settings.beys;
	return {
		orders: [firstOrder(one), firstOrder(two)],
		points: [0, 0],
		sets: [0, 0],
		set_scores: [],
		launch_errors: [0, 0],
		slot: 1,
		battles: 0,
		left: 'one',
		order_due: false,
		place_due: null,
		winner: null,
		ended_by: null,
	};
}
