"""What the log is made of, and what replaying it gives each player."""

from dataclasses import dataclass
from typing import NamedTuple


class Played(NamedTuple):
    """One rated match: two players' ids, and whether the winner took a set 4-0."""

    winner: int
    loser: int
    sweep: bool


@dataclass(frozen=True, slots=True)
class SeasonEnd:
    """A season closed here; everyone starts again."""


@dataclass(slots=True)
class Standing:
    """A player's rating, and the matches won and lost in the running season."""

    rating: int
    wins: int = 0
    losses: int = 0

    @property
    def played(self) -> bool:
        """Say whether the player has a match in the running season."""
        return self.wins + self.losses > 0
