"""Where a match stands: an immutable value that `nk.rules.match` moves forward."""

from dataclasses import dataclass
from enum import StrEnum

from nk.rules.match_settings import SLOTS, MatchSettings

Pair = tuple[int, int]
# For each slot, which of the player's own Beys (counted from 0) stands in it.
Order = tuple[int, ...]


class Side(StrEnum):
    """One of the two players."""

    ONE = "one"
    TWO = "two"

    @property
    def place(self) -> int:
        """Return the player's place in every pair of a state."""
        return 0 if self is Side.ONE else 1

    @property
    def other(self) -> "Side":
        """Return the opponent."""
        return Side.TWO if self is Side.ONE else Side.ONE


class Ending(StrEnum):
    """Why a match is over."""

    SETS = "sets"
    DISQUALIFICATION = "disqualification"


@dataclass(frozen=True, slots=True)
class MatchState:
    """The whole state of a match; pairs hold player one's figure first."""

    orders: tuple[Order, Order]
    points: Pair = (0, 0)
    sets: Pair = (0, 0)
    set_scores: tuple[Pair, ...] = ()
    launch_errors: Pair = (0, 0)
    slot: int = 1
    battles: int = 0
    # Who stands on the left of the stadium, seen from the judge.
    left: Side = Side.ONE
    order_due: bool = False
    place_due: Side | None = None
    winner: Side | None = None
    ended_by: Ending | None = None


def opening(settings: MatchSettings) -> MatchState:
    """Return the state before the first battle, each deck in the order it was presented."""
    one, two = (first_order(count) for count in settings.beys)
    return MatchState(orders=(one, two))


def first_order(beys: int) -> Order:
    """Return the order a deck case is presented in; with few Beys the first ones play again."""
    return tuple(slot % beys for slot in range(SLOTS))


def is_order(order: Order, beys: int) -> bool:
    """Say whether every slot is filled and every Bey of the player is used."""
    return len(order) == SLOTS and set(order) == set(range(beys))


def added(pair: Pair, side: Side, amount: int) -> Pair:
    """Return the pair with an amount added for one side."""
    one, two = pair
    return (one + amount, two) if side is Side.ONE else (one, two + amount)


def cleared(pair: Pair, side: Side) -> Pair:
    """Return the pair with one side's figure back at zero."""
    return added(pair, side, -pair[side.place])


def is_sweep(state: MatchState) -> bool:
    """Say whether the winner took a set without the loser scoring (4-0, or more).

    A set won 4-0 earns the sweep bonus. A finish may carry the winner past the target, and a
    set to 5 or 7 is longer, so any set the loser left empty-handed counts.
    """
    if state.winner is None or state.ended_by is not Ending.SETS:
        return False
    winner, loser = state.winner.place, state.winner.other.place
    return any(score[winner] > score[loser] == 0 for score in state.set_scores)
