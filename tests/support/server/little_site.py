"""Asking an ASGI application in process, with exact control over what is sent."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Hashable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from threading import current_thread, main_thread
from typing import Any
from urllib.parse import unquote_to_bytes

from nk.club.events.events import Status
from nk.content.meeple import Kit
from nk.settings import ROOT
from nk.site.answers import ASGIApp, Header, Message
from nk.site.api.application import NEVER_EVICTED, Api, build_fastapi
from nk.site.application import Serving, build_site, header_policy
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.site.pages import Pages
from nk.site.shop_facts import ShopFacts
from nk.site.sitemap import SITEMAP
from nk.sources import (
    Event,
    EventEntry,
    LeaderboardEntry,
    Reading,
    SeasonDays,
    Sources,
    SourceUnavailableError,
)

HOST: Header = (b"host", b"localhost")


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back, with the header lines as they were sent."""

    status: int
    lines: tuple[Header, ...]
    body: bytes

    def header(self, name: str) -> str:
        """Return a header that must have been sent exactly once."""
        values = self.all(name)
        assert len(values) == 1, f"{name} was sent {len(values)} times"
        return values[0]

    def all(self, name: str) -> list[str]:
        """Return every value sent for a header."""
        return [value.decode("ascii") for key, value in self.lines if key == name.encode("ascii")]


class BodyAwaitedError(AssertionError):
    """The application waited for a request body."""


def run(work: Coroutine[Any, Any, Reply]) -> Reply:
    """Run one question to its end."""
    return asyncio.run(work)


async def ask(
    app: ASGIApp,
    path: bytes,
    *,
    method: str = "GET",
    query: bytes = b"",
    headers: Sequence[Header] = (HOST,),
) -> Reply:
    """Send one request and collect the answer; waiting for a body is a failure."""
    messages: list[Message] = []

    async def receive() -> Message:
        raise BodyAwaitedError

    async def send(message: Message) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        # The server decodes once and replaces what is not UTF-8.
        "path": unquote_to_bytes(path).decode("utf-8", "replace"),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": list(headers),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }
    await app(scope, receive, send)
    start, *rest = messages
    assert start["type"] == "http.response.start"
    assert all(message["type"] == "http.response.body" for message in rest)
    body = b"".join(message.get("body", b"") for message in rest)
    return Reply(start["status"], tuple(start["headers"]), body)


def get(app: ASGIApp, path: str | bytes, **options: Any) -> Reply:
    """Ask for a path and wait for the answer."""
    raw = path.encode("ascii") if isinstance(path, str) else path
    extra = options.pop("extra", ())
    return run(ask(app, raw, headers=options.pop("headers", (HOST, *extra)), **options))


STARTS = datetime(2026, 11, 21, 6, 0, tzinfo=UTC)


def event(event_id: str, name: str = "Friday Night Beys", description: str = "") -> Event:
    """Return an event with everything but its name and description fixed."""
    return Event(
        id=event_id,
        name=name,
        event_type="Beyblade X",
        status="upcoming",
        starts_at=STARTS,
        ends_at=datetime(2026, 11, 21, 11, 30, tzinfo=UTC),
        location="Seacon Bangkae",
        description=description,
        register_url=None,
        registrations_count=0,
        winner=None,
    )


class FakeEvents:
    """Events and an empty leaderboard that tests can change while the site is running."""

    def __init__(self, *events: Event) -> None:
        self.events = {item.id: item for item in events}
        self.away = False
        self.failing = False
        self.changes = 0
        self.reads = 0

    def put(self, item: Event) -> None:
        """Add or replace an event, as another process would."""
        self.events[item.id] = item
        self.changes += 1

    def version(self) -> Hashable:
        """Return the number of changes so far."""
        self._work()
        return self.changes

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        """Return a stretch of all events, whatever their status."""
        self._work()
        return Reading(tuple(self.events.values())[offset : offset + limit])

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return one event."""
        self._work()
        self.reads += 1
        return Reading(self.events.get(event_id))

    def count(self) -> int:
        """Return the number of events."""
        self._work()
        return len(self.events)

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of them."""
        self._work()
        return [EventEntry(item, STARTS) for item in list(self.events)[offset : offset + limit]]

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        """Return nobody."""
        self._work()
        return Reading(())

    def season(self) -> Reading[SeasonDays | None]:
        """Return no season."""
        return Reading(None)

    def _work(self) -> None:
        assert current_thread() is not main_thread(), "the event loop was blocked"
        if self.away:
            raise SourceUnavailableError("the events are away")
        if self.failing:
            raise RuntimeError("secret detail")


ORIGIN = "https://nk.example"
KIT = Kit(ROOT / "content")
# The deadline has tests of its own; no other test may depend on how fast the machine is.
PATIENT = 60.0
FACTS = ShopFacts({"th": "ร้าน NK", "en": "NK"}, ("mailto:hello@nk.example",))


class Timer:
    """A timer the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


@dataclass(slots=True)
class LittleSite:
    """A site in memory, and its events."""

    serving: Serving
    events: FakeEvents
    pages: Pages
    timer: Timer

    @property
    def live(self) -> Live:
        """The cache that all that changes goes through."""
        return self.serving.site.live

    def look(self) -> None:
        """Let the site notice what has changed, as its poll does once a second."""
        self.live.poll.look()


def make_site(pages: Pages, **bounds: Any) -> LittleSite:
    """Return a site with two events that has looked at its data once."""
    events = FakeEvents(event("7"), event("8", "ดวลเบย์ <b>"))
    timer = Timer()
    live = Live(
        DataPoll(events.version, timer, patience=PATIENT),
        lambda: STARTS + timedelta(seconds=timer.now),
        timer=timer,
        **{
            "never_evicted": NEVER_EVICTED | {SITEMAP},
            "patience": PATIENT,
            "first_patience": PATIENT,
            **bounds,
        },
    )
    policy = header_policy(ORIGIN, FACTS)
    api = Api(build_fastapi(Sources(events, events), origin=ORIGIN), live, policy.for_data())
    joined = build_site(pages, events, api, KIT, origin=ORIGIN, facts=FACTS)
    site = LittleSite(Serving(joined, no_resources), events, pages, timer)
    site.look()
    return site


@asynccontextmanager
async def no_resources() -> AsyncIterator[None]:
    """Open nothing."""
    yield
