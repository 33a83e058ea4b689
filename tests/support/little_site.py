"""Asking an ASGI application in process, with exact control over what is sent."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Hashable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote_to_bytes

from nk.site.answers import ASGIApp, Header, Message, Receive, Scope, Send
from nk.site.application import Serving, build_site
from nk.site.event_texts import EventEntry, EventsUnreadableError, EventView
from nk.site.pages import Pages
from nk.site.shop_facts import ShopFacts

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


def event(event_id: str, name: str = "Friday Night Beys", description: str = "") -> EventView:
    """Return an event with everything but its name and description fixed."""
    return EventView(
        id=event_id,
        name=name,
        event_type="Beyblade X",
        description=description,
        location="Seacon Bangkae",
        branch_id=None,
        start=STARTS,
        end=datetime(2026, 11, 21, 11, 30, tzinfo=UTC),
        cancelled=False,
        data={"id": event_id, "name": name, "description": description},
    )


class FakeEvents:
    """An `EventLookup` that tests can change while the site is running."""

    def __init__(self, *events: EventView) -> None:
        self.events = {item.id: item for item in events}
        self.away = False
        self.changes = 0
        self.reads = 0

    def put(self, item: EventView) -> None:
        """Add or replace an event, as another process would."""
        self.events[item.id] = item
        self.changes += 1

    async def version(self) -> Hashable:
        """Return the number of changes so far."""
        self._fail_when_away()
        return self.changes

    async def get(self, event_id: str) -> EventView | None:
        """Return one event."""
        self._fail_when_away()
        self.reads += 1
        return self.events.get(event_id)

    async def count(self) -> int:
        """Return the number of events."""
        self._fail_when_away()
        return len(self.events)

    async def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of them."""
        self._fail_when_away()
        ids = list(self.events)[offset : offset + limit]
        return [EventEntry(item, STARTS) for item in ids]

    def _fail_when_away(self) -> None:
        if self.away:
            raise EventsUnreadableError("the events are away")


ORIGIN = "https://nk.example"
FACTS = ShopFacts({"th": "ร้าน NK", "en": "NK"}, ("mailto:hello@nk.example",))


@dataclass(slots=True)
class LittleSite:
    """A site in memory, its events, and the switches of its surroundings."""

    serving: Serving
    events: FakeEvents
    pages: Pages
    store_reachable: list[bool] = field(default_factory=lambda: [True])
    api_breaks: list[bool] = field(default_factory=lambda: [False])


def make_site(pages: Pages) -> LittleSite:
    """Return a site with two events and an API that can be told to break."""
    events = FakeEvents(event("7"), event("8", "ดวลเบย์ <b>"))
    reachable, breaks = [True], [False]

    async def probe() -> bool:
        return reachable[-1]

    async def api(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if breaks[-1]:
            raise RuntimeError("the API broke")
        start = {"type": "http.response.start", "status": 200}
        await send({**start, "headers": ((b"content-type", b"application/json"),)})
        await send({"type": "http.response.body", "body": b"[]"})

    joined = build_site(pages, events, probe, origin=ORIGIN, facts=FACTS)
    return LittleSite(Serving(joined, api, no_resources), events, pages, reachable, breaks)


@asynccontextmanager
async def no_resources() -> AsyncIterator[None]:
    """Open nothing."""
    yield
