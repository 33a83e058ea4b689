"""What every source can be asked. All methods block, so web code calls them from a thread."""

from collections.abc import Callable, Hashable, Sequence
from datetime import datetime
from typing import Protocol

from nk.sources.values import Event, EventEntry, LeaderboardEntry, Reading, SeasonDays
from nk.store.event_values import Status

Clock = Callable[[], datetime]


class SourceUnavailableError(Exception):
    """The source cannot answer and has no older answer either."""


class EventSource(Protocol):
    """Where events come from."""

    def version(self) -> Hashable:
        """Return something that differs whenever the data has changed."""
        ...

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        """Return a page: upcoming is ongoing first and then the soonest, past latest first."""
        ...

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return one event with its people, or None."""
        ...

    def count(self) -> int:
        """Return how many events there are."""
        ...

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of all events in a stable order."""
        ...


class LeaderboardSource(Protocol):
    """Where the leaderboard comes from."""

    def version(self) -> Hashable:
        """Return something that differs whenever the data has changed."""
        ...

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        """Return a page of the leaderboard, the best first."""
        ...

    def season(self) -> Reading[SeasonDays | None]:
        """Return the season the leaderboard is of, or None if that is not known."""
        ...
