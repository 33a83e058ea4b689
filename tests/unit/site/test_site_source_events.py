"""Events from a blocking source: asked in a thread, at most once a second, failing softly."""

import asyncio
from collections.abc import Hashable, Sequence
from threading import current_thread, main_thread

import pytest

from nk.club.events import Status
from nk.site.event_pages import SourceEvents
from nk.site.event_texts import EventsUnreadableError
from nk.sources import Event, EventEntry, Reading, SourceUnavailableError
from tests.support.little_site import STARTS


class BlockingSource:
    """An `EventSource` that counts its questions and can be away."""

    def __init__(self) -> None:
        self.looks = 0
        self.away = False

    def version(self) -> Hashable:
        self.looks += 1
        self._work()
        return self.looks

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        raise AssertionError("the pages ask for single events only")

    def get_event(self, event_id: str) -> Reading[Event | None]:
        self._work()
        if event_id != "7":
            return Reading(None)
        return Reading(
            Event("7", "Beys", "Beyblade X", "upcoming", STARTS, None, "Bangkae", "", None, 3, None)
        )

    def count(self) -> int:
        self._work()
        return 1

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        self._work()
        return [EventEntry("7", STARTS)][offset : offset + limit]

    def _work(self) -> None:
        assert current_thread() is not main_thread(), "the event loop was blocked"
        if self.away:
            raise SourceUnavailableError("away")


def test_an_event_is_seen_with_what_the_api_says_of_it() -> None:
    async def scene() -> None:
        events = SourceEvents(BlockingSource(), lambda event: {"name": event.name})
        view = await events.get("7")
        assert view is not None
        assert (view.id, view.name, view.data) == ("7", "Beys", {"name": "Beys"})
        assert (view.start, view.end) == (STARTS, None)
        assert await events.get("8") is None
        assert await events.count() == 1
        assert [entry.id for entry in await events.entries(0, 10)] == ["7"]
        assert list(await events.entries(1, 10)) == []

    asyncio.run(scene())


def test_the_version_is_looked_up_once_a_second_by_many() -> None:
    async def scene() -> None:
        now = [0.0]
        source = BlockingSource()
        events = SourceEvents(source, lambda event: {}, lambda: now[-1])
        for moment, version in ((0.0, 1), (0.99, 1), (1.0, 2)):
            now.append(moment)
            assert set(await asyncio.gather(*(events.version() for _ in range(9)))) == {version}
        assert source.looks == 2

    asyncio.run(scene())


def test_a_source_that_is_away_is_not_asked_again_at_once() -> None:
    async def scene() -> None:
        now = [0.0]
        source = BlockingSource()
        source.away = True
        events = SourceEvents(source, lambda event: {}, lambda: now[-1])
        for moment in (0.0, 0.5, 0.99):
            now.append(moment)
            with pytest.raises(EventsUnreadableError):
                await events.version()
        assert source.looks == 1
        source.away = False
        now.append(1.0)
        assert await events.version() == 2

    asyncio.run(scene())


def test_every_question_reports_an_absent_source_alike() -> None:
    async def scene() -> None:
        source = BlockingSource()
        source.away = True
        events = SourceEvents(source, lambda event: {})
        for question in (events.get("7"), events.count(), events.entries(0, 1)):
            with pytest.raises(EventsUnreadableError):
                await question

    asyncio.run(scene())
