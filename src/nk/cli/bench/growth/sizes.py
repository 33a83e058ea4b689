"""How much the stores hold that are compared."""

from dataclasses import dataclass

# Every player plays in each week of a season, so that all answers are equally long.
WEEKS = 13


@dataclass(frozen=True, slots=True)
class Size:
    """Rows of a store; half of the events are past. The number of players is even."""

    events: int
    players: int
    matches: int

    @property
    def name(self) -> str:
        """What the column of this size is called."""
        return f"{self.events:,} events"


SMALL = Size(10, 10, 5 * WEEKS)
MIDDLE = Size(1_000, 1_000, 13_000)
LARGE = Size(100_000, 50_000, 1_000_000)


def sizes(scale: float) -> tuple[Size, Size, Size]:
    """Return the three sizes; a scale below 1 makes the large one smaller, to try things out."""
    large = Size(
        max(int(LARGE.events * scale), MIDDLE.events),
        max(int(LARGE.players * scale) // 2 * 2, MIDDLE.players),
        max(int(LARGE.matches * scale), MIDDLE.matches),
    )
    return SMALL, MIDDLE, large
