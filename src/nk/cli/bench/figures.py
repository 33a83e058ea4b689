"""One measured figure, and whether it is as good as it has to be."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

Wanted = Literal["at least", "at most"]


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure must reach."""

    wanted: Wanted
    value: float

    def is_met_by(self, value: float) -> bool:
        """Tell whether a value is good enough; exactly the target is."""
        return value >= self.value if self.wanted == "at least" else value <= self.value


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured: a name within a part, a value, and its target if it has one.

    Where the same is measured of many, such as of every page, `subject` says of which.
    """

    part: str
    name: str
    value: float
    unit: str
    target: Target | None = None
    note: str = ""
    subject: str = ""

    @property
    def reached(self) -> bool | None:
        """Tell whether the target is met; None where nothing is asked."""
        return None if self.target is None else self.target.is_met_by(self.value)

    @property
    def key(self) -> tuple[str, str, str]:
        """What the same figure of another run is found by."""
        return self.part, self.subject, self.name

    @property
    def title(self) -> str:
        """What the figure is called outside of its table."""
        return f"{self.part} {self.subject} {self.name}".replace("  ", " ")


def at_least(value: float) -> Target:
    """A target to be reached from below."""
    return Target("at least", value)


def at_most(value: float) -> Target:
    """A target not to be passed."""
    return Target("at most", value)


def median_ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return the median of the ratios of paired rounds.

    The rounds of a pair run one after the other, so that a slow minute of the machine slows
    both and leaves their ratio alone.
    """
    return median(own / other for own, other in zip(ours, theirs, strict=True))


def missed(figures: Iterable[Figure]) -> list[Figure]:
    """Return the figures that fall short of their target."""
    return [figure for figure in figures if figure.reached is False]
