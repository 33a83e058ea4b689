"""Which actions are allowed now: the judge is told why when one is not."""

from nk.rules.actions import (
    Action,
    Disqualify,
    Finished,
    Reason,
    Reorder,
    Simultaneous,
    TakePlace,
)
from nk.rules.finish import CONTESTED, Finish
from nk.rules.match_settings import MatchSettings
from nk.rules.match_state import MatchState, is_order


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
