"""Events for the pages from any source: off the event loop, and asked no more than needed."""

import asyncio
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final, TypeVar

from nk.site.events import EventEntry, EventsUnreadableError, EventView
from nk.sources import Event, EventSource, SourceUnavailableError

_SECONDS_BETWEEN_LOOKS: Final = 1.0

T = TypeVar("T")

# Returns what the API answers for an event; the pages hand it to their scripts unchanged.
Describe = Callable[[Event], Mapping[str, object]]


class SourceEvents:
    """An `EventLookup` over an `EventSource`, whose methods block."""

    def __init__(
        self,
        source: EventSource,
        describe: Describe,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._source = source
        self._describe = describe
        self._clock = clock
        self._lock = asyncio.Lock()
        self._look_again = float("-inf")
        self._version: Hashable = None
        self._away = True

    async def version(self) -> Hashable:
        """Return the source's version, looked up at most once a second, failures too."""
        # Most callers find a fresh look and need no lock; the others look one after another.
        if self._is_due():
            async with self._lock:
                if self._is_due():
                    await self._look()
                    self._look_again = self._clock() + _SECONDS_BETWEEN_LOOKS
        if self._away:
            raise EventsUnreadableError("the events were away a moment ago")
        return self._version

    async def get(self, event_id: str) -> EventView | None:
        """Return one event with what the API says of it."""
        reading = await _off_the_loop(lambda: self._source.get_event(event_id))
        return None if reading.value is None else self._view(reading.value)

    async def count(self) -> int:
        """Return how many events there are."""
        return await _off_the_loop(self._source.count)

    async def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of all events."""
        found = await _off_the_loop(lambda: self._source.entries(offset, limit))
        return [EventEntry(entry.id, entry.updated_at) for entry in found]

    def _is_due(self) -> bool:
        return self._clock() >= self._look_again

    async def _look(self) -> None:
        try:
            self._version = await _off_the_loop(self._source.version)
            self._away = False
        except EventsUnreadableError:
            self._away = True

    def _view(self, event: Event) -> EventView:
        return EventView(
            id=event.id,
            name=event.name,
            event_type=event.event_type,
            description=event.description,
            location=event.location,
            branch_id=event.branch_id,
            start=event.starts_at,
            end=event.ends_at,
            cancelled=event.cancelled,
            data=self._describe(event),
        )


async def _off_the_loop(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except SourceUnavailableError as error:
        raise EventsUnreadableError(str(error)) from error
