"""Asking an ASGI app from a plain test."""

import asyncio
import json
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic
from typing import Any

from fastapi import APIRouter

from nk.club.events.events import Status
from nk.settings import ROOT
from nk.site.answers import Message, read_headers, send_answer
from nk.site.api.application import NEVER_EVICTED, Api, build_fastapi
from nk.site.api.beyblade import beyblade_router
from nk.site.api.beyblade_bodies import load_beyblade_rules
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.sources import (
    Event,
    EventEntry,
    LeaderboardEntry,
    Reading,
    SeasonDays,
    Sources,
    SourceUnavailableError,
)
from tests.support.store import HOUR, NOW


@dataclass(frozen=True, slots=True)
class Got:
    """An answer as a client sees it."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, parsed."""
        return json.loads(self.body)


def request(
    api: Api, target: str, method: str = "GET", headers: Sequence[tuple[str, str]] = ()
) -> Got:
    """Send one request."""
    return asyncio.run(request_async(api, target, method, headers))


async def request_async(
    api: Api, target: str, method: str = "GET", headers: Sequence[tuple[str, str]] = ()
) -> Got:
    """Send one request from inside an event loop, as the site hands it to the API."""
    path, _, query = target.partition("?")
    messages: list[Message] = []

    async def send(message: Message) -> None:
        messages.append(message)

    answer = await api.answer(
        path.encode("utf-8", "surrogatepass"), query.encode("utf-8", "surrogatepass")
    )
    asked = read_headers([(name.lower().encode(), value.encode()) for name, value in headers])
    await send_answer(method, asked, send, answer)
    start, body = messages
    found = {name.decode(): value.decode() for name, value in start["headers"]}
    return Got(start["status"], found, body["body"])


class Clock:
    """A clock the test moves; it also serves as the cache's timer."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        """Return the moment."""
        return self.now

    def seconds(self) -> float:
        """Return the moment as a timer's reading."""
        return self.now.timestamp()

    def move(self, **amount: float) -> None:
        """Let time pass."""
        self.now += timedelta(**amount)


class FakeSource:
    """One event, whose name says how often it was asked for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.asked = 0
        self.current: Hashable = 1
        self.broken = False
        self.failing = False
        self.stale = False
        self.missing = False
        self.open_season: SeasonDays | None = None

    def version(self) -> Hashable:
        """Return the version, unless the source is broken."""
        self._check()
        return self.current

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        """Return the one event."""
        reading = self.get_event("1")
        assert reading.value is not None
        return Reading((reading.value,), reading.stale, reading.expires_at)

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return the event, counting."""
        self._check()
        if self.failing:
            raise RuntimeError("secret detail of the inside")
        if self.missing:
            return Reading(None)
        self.asked += 1
        ends_at = NOW + HOUR
        event = Event(
            id=event_id,
            name=f"asked {self.asked}",
            event_type="Beyblade X",
            status="ongoing" if self._clock.now < ends_at else "past",
            starts_at=NOW,
            ends_at=ends_at,
            location="",
            description="x" * 400,
            register_url=None,
            registrations_count=0,
            winner=None,
        )
        expires = ends_at if self._clock.now < ends_at else None
        return Reading(event, self.stale, expires)

    def count(self) -> int:
        """Return one."""
        return 1

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return the one event."""
        return [EventEntry("1", None)]

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        """Return nobody."""
        self._check()
        return Reading(())

    def season(self) -> Reading[SeasonDays | None]:
        """Return the season the test has set, if any."""
        self._check()
        return Reading(self.open_season)

    def _check(self) -> None:
        if self.broken:
            raise SourceUnavailableError("away")


PATIENT = 60.0

RULES = load_beyblade_rules(ROOT / "content")


def create_api(
    sources: Sources,
    clock: Callable[[], datetime],
    *,
    origin: str = "https://nk.example",
    routers: Sequence[APIRouter] = (),
    timer: Callable[[], float] = monotonic,
    **bounds: Any,
) -> Api:
    """Return the API over these sources, with a live cache of its own.

    Its patience is long: the deadline has tests of its own, which do not depend on the machine.
    """
    live = Live(
        DataPoll(sources.version, timer),
        clock,
        never_evicted=NEVER_EVICTED,
        patience=PATIENT,
        first_patience=PATIENT,
        timer=timer,
        **bounds,
    )
    return Api(build_fastapi(sources, origin=origin, routers=routers), live)


def beyblade_api(clock: Clock, source: FakeSource | None = None) -> Api:
    """Return the whole API with these endpoints in it."""
    source = source or FakeSource(clock)
    beyblade = beyblade_router(RULES, clock, source)
    return create_api(Sources(source, source), clock, routers=[beyblade], timer=clock.seconds)
