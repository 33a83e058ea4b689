"""What a judge can enter, and why an entry is refused."""

from dataclasses import dataclass
from enum import StrEnum

from nk.rules.finish import Finish
from nk.rules.match_state import Order, Side


@dataclass(frozen=True, slots=True)
class Finished:
    """The battle ended and `side` gains by it."""

    side: Side
    finish: Finish


@dataclass(frozen=True, slots=True)
class Draw:
    """The battle gave no result; the same Beys launch again."""


@dataclass(frozen=True, slots=True)
class Simultaneous:
    """Both finishes happened at once: what each player would have gained by."""

    one: Finish
    two: Finish


@dataclass(frozen=True, slots=True)
class LaunchError:
    """`side` launched too early, too late, or missed."""

    side: Side


@dataclass(frozen=True, slots=True)
class Reorder:
    """Both players' new orders, chosen in secret."""

    one: Order
    two: Order


@dataclass(frozen=True, slots=True)
class TakePlace:
    """`side` chooses where to stand for the next set."""

    side: Side
    left: bool


@dataclass(frozen=True, slots=True)
class Disqualify:
    """`side` is out: the match is lost, earlier rounds stay."""

    side: Side


Action = Finished | Draw | Simultaneous | LaunchError | Reorder | TakePlace | Disqualify


class Reason(StrEnum):
    """Why an action is refused; the words for people live with the scoreboard's texts."""

    MATCH_OVER = "match_over"
    ORDER_DUE = "order_due"
    PLACE_DUE = "place_due"
    OWN_FINISH_OFF = "own_finish_off"
    NOT_CONTESTED = "not_contested"
    NO_ORDER_DUE = "no_order_due"
    BAD_ORDER = "bad_order"
    NO_PLACE_DUE = "no_place_due"
    NOT_YOUR_CHOICE = "not_your_choice"
    NOTHING_TO_UNDO = "nothing_to_undo"
    LOG_TOO_LONG = "log_too_long"


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action the rules do not allow now; `at` is its place in a replayed log."""

    reason: Reason
    at: int | None = None
