/* The match as plain values, named as nk.rules writes them: both pass the same vectors. */

export type Side = 'one' | 'two';
export type Finish = 'xtreme' | 'over' | 'burst' | 'spin' | 'own' | 'out_of_bounds' | 'touch';
export type Contested = 'xtreme' | 'over' | 'burst' | 'spin';
export type OutOfBounds = 'draw' | 'spin' | 'over';
export type Ending = 'sets' | 'disqualification';
export type Pair = readonly [number, number];
/** For each slot, which of the player's own Beys (counted from 0) stands in it. */
export type Order = readonly number[];

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
