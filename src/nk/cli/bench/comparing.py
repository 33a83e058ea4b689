"""Two runs side by side: what changed since."""

from collections.abc import Iterable
from dataclasses import dataclass

from nk.cli.bench.figures import Figure


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure of now beside the same figure of an earlier run."""

    now: Figure
    before: Figure | None

    @property
    def percent(self) -> float | None:
        """How much it grew, in per cent; None where there is nothing to compare with."""
        if self.before is None or self.before.value == 0:
            return None
        return (self.now.value / self.before.value - 1) * 100


def compare(now: Iterable[Figure], before: Iterable[Figure]) -> list[Difference]:
    """Pair the figures of now with those of before, in the order of now."""
    earlier = {figure.key: figure for figure in before}
    return [Difference(figure, earlier.get(figure.key)) for figure in now]


def change_words(difference: Difference) -> str:
    """Return the change as people read it."""
    if difference.before is None:
        return "new"
    if difference.percent is None:
        return "same" if difference.now.value == difference.before.value else "from 0"
    return f"{difference.percent:+.1f}%"
