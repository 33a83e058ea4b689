"""What a match is made of: finishes, settings, where it stands, and what a judge can enter."""

from dataclasses import asdict, dataclass, field
from enum import StrEnum


class Finish(StrEnum):
    """The judge's call. The side named with a finish is always the side that gains by it."""

    XTREME = "xtreme"  # The other Bey goes into the Xtreme Zone and out.
    OVER = "over"  # The other Bey goes into an Over Zone and out.
    BURST = "burst"  # The other Bey comes apart.
    SPIN = "spin"  # The other Bey stops turning first.
    OWN = "own"  # The other Bey left the stadium without contact (optional rule).
    OUT_OF_BOUNDS = "out_of_bounds"  # The other Bey flew out over the cover.
    TOUCH = "touch"  # The other player touched a Bey before the call.


class OutOfBounds(StrEnum):
    """What a Bey that flies out over the cover counts as."""

    DRAW = "draw"
    SPIN = "spin"
    OVER = "over"


# Two finishes of one battle can only happen together if both are contests between the Beys.
CONTESTED = frozenset({Finish.XTREME, Finish.OVER, Finish.BURST, Finish.SPIN})

MOST_POINTS = 9


@dataclass(frozen=True, slots=True)
class FinishPoints:
    """Points: xtreme 3, over 2, burst 2, spin 1.

    An own finish gives the opponent 1 point only. Touching a Bey before the call loses the
    battle; the smallest finish is what a lost battle costs at least, so it gives 1 as well.
    """

    xtreme: int = 3
    over: int = 2
    burst: int = 2
    spin: int = 1
    own: int = 1
    touch: int = 1

    def __post_init__(self) -> None:
        for name, points in asdict(self).items():
            if type(points) is not int or not 1 <= points <= MOST_POINTS:
                raise ValueError(f"points.{name} must be a whole number from 1 to {MOST_POINTS}")


def points_for(finish: Finish, points: FinishPoints, out_of_bounds: OutOfBounds) -> int:
    """Return what a finish is worth; 0 means the battle is a draw."""
    # Out of bounds over the cover: by default a draw; optional rules score it as a spin finish
    # or as an over finish.
    if finish is Finish.OUT_OF_BOUNDS:
        table = {OutOfBounds.DRAW: 0, OutOfBounds.SPIN: points.spin, OutOfBounds.OVER: points.over}
        return table[out_of_bounds]
    worth: int = getattr(points, finish.value)
    return worth


def burst_decides(one: Finish, two: Finish) -> bool:
    """Say whether exactly one of two simultaneous finishes is a burst."""
    return (one is Finish.BURST) != (two is Finish.BURST)


# Points to win a set: 4, 5 or 7 (4 by default in the first stage, 7 in the final stage).
TARGETS = (4, 5, 7)
FIRST_STAGE_TARGET = 4
FINAL_STAGE_TARGET = 7

# Bo1 needs 1 set; Bo3 needs 2 sets.
SETS_TO_WIN = {1: 1, 3: 2}

# A deck is three Beys; slot 1 meets slot 1, then 2 and 2, then 3 and 3.
SLOTS = 3

# Two launch errors by the same player in one battle give the opponent 1 point.
LAUNCH_ERRORS_FOR_PENALTY = 2
PENALTY_POINTS = 1


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """The settings of one match, with the house's reading of each open rule as default."""

    target: int = FIRST_STAGE_TARGET
    best_of: int = 1
    points: FinishPoints = field(default_factory=FinishPoints)
    # Own finish: leaving the stadium without contact gives the opponent 1 point only.
    own_finish: bool = False
    out_of_bounds: OutOfBounds = OutOfBounds.DRAW
    # Simultaneous finishes are a draw, unless a burst has priority over other finishes.
    burst_priority: bool = False
    # Swap positions: the players change places for every new set.
    swap_positions: bool = False
    # Loser selects position: whoever lost a set chooses the place for the next one.
    loser_selects_position: bool = False
    # A player with fewer than three Beys may play with at least one complete Bey.
    beys: tuple[int, int] = (SLOTS, SLOTS)

    def __post_init__(self) -> None:
        if self.target not in TARGETS:
            raise ValueError(f"target must be one of {TARGETS}")
        if self.best_of not in SETS_TO_WIN:
            raise ValueError(f"best_of must be one of {tuple(SETS_TO_WIN)}")
        if self.swap_positions and self.loser_selects_position:
            raise ValueError("swap_positions and loser_selects_position exclude each other")
        if len(self.beys) != 2 or not all(1 <= count <= SLOTS for count in self.beys):
            raise ValueError(f"beys must be two numbers from 1 to {SLOTS}")

    @property
    def sets_to_win(self) -> int:
        """Return how many sets win the match."""
        return SETS_TO_WIN[self.best_of]


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
