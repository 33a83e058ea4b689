"""Events and leaderboard from the shop's own APIs elsewhere."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, TypeVar
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

from nk.sources.contract import Clock
from nk.sources.upstream import FRESH_SECONDS, STALE_SECONDS, Answered, Upstream
from nk.sources.upstream_reading import read_event, read_events, read_leaderboard
from nk.sources.values import Event, EventEntry, LeaderboardEntry, Reading, SeasonDays
from nk.store.event_values import Status

T = TypeVar("T")


class UpstreamEvents:
    """Events of an upstream; its address is that of the list, and ids follow a slash."""

    def __init__(self, url: str, upstream: Upstream, clock: Clock) -> None:
        self._url = url
        self._upstream = upstream
        self._clock = clock

    def version(self) -> int:
        """Return a count that goes up with every differing answer."""
        return self._upstream.version()

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        """Return a page. Upstreams know two lists; ongoing ones are among the upcoming."""
        reading = self._list("past" if status == "past" else "upcoming")
        wanted = [event for event in reading.value if status != "ongoing" or event.status == status]
        page = tuple(wanted[offset : offset + limit])
        return Reading(page, reading.stale, reading.expires_at)

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return one event with its people, or None."""
        now = self._clock()
        parts = urlsplit(self._url)
        path = f"{parts.path.rstrip('/')}/{quote(event_id, safe='')}"
        address = urlunsplit(parts._replace(path=path))
        answered = self._upstream.ask(address, lambda body: read_event(body, now))
        return _reading(answered.value, answered, now)

    def count(self) -> int:
        """Return how many events the upstream lists."""
        return len(self._all())

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of all events the upstream lists."""
        return [EventEntry(event.id, None) for event in self._all()[offset : offset + limit]]

    def _all(self) -> list[Event]:
        known = {
            event.id: event for name in ("past", "upcoming") for event in self._list(name).value
        }
        return sorted(known.values(), key=lambda event: (event.starts_at, event.id))

    def _list(self, name: str) -> Reading[tuple[Event, ...]]:
        now = self._clock()
        answered = self._upstream.ask(
            with_query(self._url, status=name), lambda body: read_events(body, now)
        )
        newest_first = name == "past"
        events = sorted(answered.value or (), key=_order, reverse=newest_first)
        return _reading(tuple(events), answered, now)


class UpstreamLeaderboard:
    """The leaderboard of an upstream."""

    def __init__(self, url: str, upstream: Upstream, clock: Clock) -> None:
        self._url = url
        self._upstream = upstream
        self._clock = clock

    def version(self) -> int:
        """Return a count that goes up with every differing answer."""
        return self._upstream.version()

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        """Return a page; an upstream that ignores the limit is cut to it."""
        url = with_query(self._url, limit=str(limit), offset=str(offset))
        answered = self._upstream.ask(url, lambda body: read_leaderboard(body, offset))
        return _reading((answered.value or ())[:limit], answered, self._clock())

    def season(self) -> Reading[SeasonDays | None]:
        """Return None: the contract of an upstream has no seasons."""
        return Reading(None)


def with_query(url: str, **parameters: str) -> str:
    """Return the address with parameters added to those it may have."""
    parts = urlsplit(url)
    query = "&".join(filter(None, (parts.query, urlencode(parameters))))
    return urlunsplit(parts._replace(query=query, fragment=""))


def _order(event: Event) -> tuple[bool, datetime, str]:
    return event.status == "upcoming", event.starts_at, event.id


def _reading(value: T, answered: Answered[Any], now: datetime) -> Reading[T]:
    seconds = STALE_SECONDS if answered.stale else FRESH_SECONDS
    return Reading(value, answered.stale, now + timedelta(seconds=seconds))
