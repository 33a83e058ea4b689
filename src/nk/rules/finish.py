"""How a battle ends, and what each ending is worth."""

from dataclasses import asdict, dataclass
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
