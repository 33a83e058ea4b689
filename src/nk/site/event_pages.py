"""Pages of single events, made from the built template and kept until the data changes."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from nk.site.addresses import Language
from nk.site.answers import Answer, build_answer
from nk.site.event_texts import (
    EventEntry,
    EventLookup,
    EventsUnreadableError,
    EventTemplate,
    EventView,
    event_values,
)
from nk.site.shop_facts import ShopFacts
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


_ADDRESS: Final = re.compile(rb"/(en/)?events/([A-Za-z0-9_-]{1,64})")

# A page shows whether the event is on now, so it is made anew once in a while.
_SECONDS_KEPT: Final = 30.0
_MOST_KEPT: Final = 512

CACHE_CONTROL: Final = "public, max-age=0, must-revalidate"


@dataclass(frozen=True, slots=True)
class _Kept:
    answer: Answer
    version: Hashable
    until: float


def is_event_address(path: bytes) -> bool:
    """Tell whether a path has the form of an event's page."""
    return _ADDRESS.fullmatch(path) is not None


class EventPages:
    """Makes event pages on first request and remembers the latest of them."""

    def __init__(
        self,
        templates: Mapping[Language, EventTemplate],
        lookup: EventLookup,
        *,
        origin: str,
        facts: ShopFacts,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._templates = templates
        self._lookup = lookup
        self._origin = origin
        self._facts = facts
        self._clock = clock
        self._kept: OrderedDict[bytes, _Kept] = OrderedDict()

    async def find(self, path: bytes) -> Answer | None:
        """Return the page at this path, or nothing when it is no event's page.

        While the events cannot be read, a page made earlier is better than an error.
        """
        match = _ADDRESS.fullmatch(path)
        if match is None:
            return None
        kept = self._kept.get(path)
        try:
            version = await self._lookup.version()
            if kept is not None and kept.version == version and self._clock() < kept.until:
                self._kept.move_to_end(path)
                return kept.answer
            answer = await self._make("en" if match[1] else "th", match[2].decode("ascii"))
        except EventsUnreadableError:
            if kept is None:
                raise
            return kept.answer
        self._keep(path, answer, version)
        return answer

    async def _make(self, language: Language, event_id: str) -> Answer | None:
        template = self._templates.get(language)
        event = await self._lookup.get(event_id) if template else None
        if template is None or event is None:
            return None
        values = event_values(
            event,
            language,
            origin=self._origin,
            facts=self._facts,
            picture=template.picture,
        )
        return build_answer(
            200,
            "text/html; charset=utf-8",
            template.fill(values),
            cache_control=CACHE_CONTROL,
            extra_headers=template.headers,
            effort="fast",
        )

    def _keep(self, path: bytes, answer: Answer | None, version: Hashable) -> None:
        # Unknown ids are not remembered: there is no end to them.
        if answer is None:
            self._kept.pop(path, None)
            return
        self._kept[path] = _Kept(answer, version, self._clock() + _SECONDS_KEPT)
        self._kept.move_to_end(path)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
