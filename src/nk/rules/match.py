"""A match moves forward one action at a time; the log of actions is the only truth."""

from collections.abc import Sequence
from dataclasses import replace

from nk.rules.actions import (
    CONTESTED,
    LAUNCH_ERRORS_FOR_PENALTY,
    PENALTY_POINTS,
    SLOTS,
    Action,
    Disqualify,
    Draw,
    Ending,
    Finish,
    Finished,
    LaunchError,
    MatchSettings,
    MatchState,
    Reason,
    Refusal,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
    added,
    burst_decides,
    cleared,
    is_order,
    opening,
    points_for,
)


def refusal_of(settings: MatchSettings, state: MatchState, action: Action) -> Reason | None:
    """Return why an action is refused, or None when it is allowed."""
    # A match ends exactly once: nothing is entered after it.
    if state.winner is not None:
        return Reason.MATCH_OVER
    match action:
        case Disqualify():
            return None
        case Reorder():
            return _reorder(settings, state, action)
        case TakePlace():
            return _take_place(state, action)
        case _:
            return _not_ready(state) or _not_a_call(settings, action)


def _not_ready(state: MatchState) -> Reason | None:
    # The next battle waits until both have chosen their order and a place that is owed.
    if state.order_due:
        return Reason.ORDER_DUE
    if state.place_due is not None:
        return Reason.PLACE_DUE
    return None


def _not_a_call(settings: MatchSettings, action: Action) -> Reason | None:
    # Own finish is an optional rule: without it, leaving alone is an ordinary finish.
    if isinstance(action, Finished) and action.finish is Finish.OWN and not settings.own_finish:
        return Reason.OWN_FINISH_OFF
    # Only the four finishes between two Beys can happen at the same moment.
    if isinstance(action, Simultaneous) and not {action.one, action.two} <= CONTESTED:
        return Reason.NOT_CONTESTED
    return None


def _reorder(settings: MatchSettings, state: MatchState, action: Reorder) -> Reason | None:
    # No swapping during a match: the order changes after three battles or for a new set only.
    if not state.order_due:
        return Reason.NO_ORDER_DUE
    one, two = settings.beys
    if not (is_order(action.one, one) and is_order(action.two, two)):
        return Reason.BAD_ORDER
    return None


def _take_place(state: MatchState, action: TakePlace) -> Reason | None:
    if state.place_due is None:
        return Reason.NO_PLACE_DUE
    return None if state.place_due is action.side else Reason.NOT_YOUR_CHOICE


# No real match comes near this; it keeps a hostile log from costing the server time.
LONGEST_LOG = 1000


def apply(settings: MatchSettings, state: MatchState, action: Action) -> MatchState | Refusal:
    """Return the state after an action, or why the rules refuse it."""
    reason = refusal_of(settings, state, action)
    if reason is not None:
        return Refusal(reason)
    match action:
        case Finished(side, finish):
            worth = points_for(finish, settings.points, settings.out_of_bounds)
            return _scored(settings, state, side, worth) if worth else state
        case Simultaneous():
            return _simultaneous(settings, state, action)
        case LaunchError(side):
            return _launch_error(settings, state, side)
        case Reorder(one, two):
            return replace(state, orders=(one, two), order_due=False)
        case TakePlace(side, left):
            return replace(state, left=side if left else side.other, place_due=None)
        case Disqualify(side):
            return _over(state, side.other, Ending.DISQUALIFICATION)
        case Draw():
            # A draw: no points, and the same Beys again. Launch errors still count, because
            # only a scored finish clears them.
            return state


def replay(settings: MatchSettings, log: Sequence[Action]) -> MatchState | Refusal:
    """Return the state a whole log leads to, or the first action that the rules refuse."""
    if len(log) > LONGEST_LOG:
        return Refusal(Reason.LOG_TOO_LONG)
    state = opening(settings)
    for at, action in enumerate(log):
        after = apply(settings, state, action)
        if isinstance(after, Refusal):
            return replace(after, at=at)
        state = after
    return state


def undo(log: Sequence[Action]) -> tuple[Action, ...] | Refusal:
    """Return the log without its last action: undoing is replaying a shorter log."""
    return tuple(log[:-1]) if log else Refusal(Reason.NOTHING_TO_UNDO)


def _scored(settings: MatchSettings, state: MatchState, side: Side, worth: int) -> MatchState:
    # Slot 1 meets slot 1, then 2 and 2, 3 and 3. If no one has the target after three battles,
    # both choose a new order and go on from slot 1; points carry over. The count of launch
    # errors clears after a scored finish.
    last_slot = state.slot == SLOTS
    after = replace(
        state,
        points=added(state.points, side, worth),
        launch_errors=(0, 0),
        slot=1 if last_slot else state.slot + 1,
        order_due=last_slot,
        battles=state.battles + 1,
    )
    return _closed_if_won(settings, after, side)


def _simultaneous(settings: MatchSettings, state: MatchState, both: Simultaneous) -> MatchState:
    # Simultaneous finishes: a draw, no points, same Beys again; some clubs give burst priority.
    if not (settings.burst_priority and burst_decides(both.one, both.two)):
        return state
    side = Side.ONE if both.one is Finish.BURST else Side.TWO
    return _scored(settings, state, side, settings.points.burst)


def _launch_error(settings: MatchSettings, state: MatchState, side: Side) -> MatchState:
    # Two launch errors by the same player in one battle give the opponent 1 point and the
    # battle starts again with the same Beys. The penalty uses up that player's errors.
    errors = added(state.launch_errors, side, 1)
    if errors[side.place] < LAUNCH_ERRORS_FOR_PENALTY:
        return replace(state, launch_errors=errors)
    points = added(state.points, side.other, PENALTY_POINTS)
    after = replace(state, points=points, launch_errors=cleared(errors, side))
    return _closed_if_won(settings, after, side.other)


def _closed_if_won(settings: MatchSettings, state: MatchState, side: Side) -> MatchState:
    # Points add up to win a set; sets add up to win the match.
    if state.points[side.place] < settings.target:
        return state
    won = replace(
        state,
        sets=added(state.sets, side, 1),
        set_scores=(*state.set_scores, state.points),
        launch_errors=(0, 0),
    )
    if won.sets[side.place] == settings.sets_to_win:
        return _over(won, side, Ending.SETS)
    return _next_set(settings, won, side.other)


def _next_set(settings: MatchSettings, state: MatchState, loser: Side) -> MatchState:
    # A new set starts at nil and from slot 1, with orders chosen again. Positions change only
    # by the optional rules.
    return replace(
        state,
        points=(0, 0),
        slot=1,
        order_due=True,
        left=state.left.other if settings.swap_positions else state.left,
        place_due=loser if settings.loser_selects_position else None,
    )


def _over(state: MatchState, winner: Side, ending: Ending) -> MatchState:
    return replace(state, winner=winner, ended_by=ending, order_due=False, place_due=None)
