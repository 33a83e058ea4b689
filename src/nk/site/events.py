"""What the pages need to know of events, and from whom."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class EventView:
    """One event as its page shows it. Text is raw; escaping is the page's work."""

    id: str
    name: str
    event_type: str
    description: str
    location: str
    branch_id: str | None
    start: datetime
    end: datetime | None
    cancelled: bool
    # What the API answers for this event, so that the page can start without asking again.
    data: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class EventEntry:
    """One line of the sitemap."""

    id: str
    changed: datetime | None


class EventsUnreadableError(Exception):
    """The events cannot be read at the moment; older answers should go on being served."""


class EventLookup(Protocol):
    """Where the event pages and the sitemap get their events.

    Each method raises `EventsUnreadableError`, and nothing else, when the source is away.
    """

    async def version(self) -> Hashable:
        """Return something that differs whenever any event has changed."""
        ...

    async def get(self, event_id: str) -> EventView | None:
        """Return one event, or nothing when there is none by this id."""
        ...

    async def count(self) -> int:
        """Return how many events there are."""
        ...

    async def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of all events in a stable order."""
        ...
