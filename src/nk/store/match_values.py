"""Matches as values: what staff write down, and what the log holds."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from nk.rules.finish import Finish

Side = Literal["winner", "loser"]


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A result as written down: who won, by what, when, and at which event."""

    winner_id: int
    loser_id: int
    played_at: datetime
    winner_sets: int = 1
    loser_sets: int = 0
    sweep: bool = False
    finishes: tuple[tuple[Side, Finish], ...] = ()
    event_id: int | None = None
    sample: bool = False

    @property
    def finishes_text(self) -> str:
        """The finishes as the log keeps them."""
        found = [[side, Finish(kind).value] for side, kind in self.finishes]
        return json.dumps(found, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    id: int
    kind: Literal["played", "void"]
    season_id: int
    event_id: int | None
    winner_id: int | None
    loser_id: int | None
    winner_sets: int | None
    loser_sets: int | None
    finishes: str
    sweep: bool
    voids: int | None
    played_at: datetime
    recorded_at: datetime
