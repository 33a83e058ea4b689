"""Events and leaderboard from the shop's own APIs elsewhere, with the last good answer."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any, Generic, TypeVar
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

from nk.club.events.events import Status
from nk.sources.contract import (
    Clock,
    Event,
    EventEntry,
    LeaderboardEntry,
    Reading,
    SeasonDays,
    SourceUnavailableError,
)
from nk.sources.fetch import Breaker, Fetcher, UpstreamFailedError, UpstreamNotFoundError
from nk.sources.last_good import Kept, LastGood
from nk.sources.upstream_bodies import read_event, read_events, read_leaderboard

_LOG = logging.getLogger(__name__)

T = TypeVar("T")

# How long an answer counts as fresh, and how soon a failed upstream is asked again.
FRESH_SECONDS = 15.0
STALE_SECONDS = 3.0

_LOCKS = 64


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """A checked value, or None where the upstream says there is nothing."""

    value: T | None
    stale: bool


class Upstream:
    """One upstream API and what is remembered of it."""

    def __init__(
        self,
        name: str,
        *,
        fetcher: Fetcher | None = None,
        folder: Path | None = None,
        breaker: Breaker | None = None,
        timer: Callable[[], float] = monotonic,
    ) -> None:
        self.name = name
        self._fetcher = fetcher or Fetcher()
        self._kept = LastGood(folder, timer=timer)
        self._breaker = breaker or Breaker()
        self._timer = timer
        self._is_failing = False
        # Each question waits only for itself (or, rarely, for one that shares its lock), so
        # two lists asked together from a dead upstream still fall back together.
        self._locks = tuple(Lock() for _ in range(_LOCKS))

    def version(self) -> int:
        """Return a count that goes up with every differing answer."""
        return self._kept.changes

    def ask_for_list(
        self, url: str, read: Callable[[bytes], T], *, evictable: bool = False
    ) -> Answered[T]:
        """Return a list; it is always there, so that "not found" is a failure like any other."""
        return self._ask(url, read, may_be_missing=False, evictable=evictable)

    def ask_for_one(self, url: str, read: Callable[[bytes], T]) -> Answered[T]:
        """Return one thing, which may not exist."""
        return self._ask(url, read, may_be_missing=True, evictable=True)

    def _ask(
        self, url: str, read: Callable[[bytes], T], *, may_be_missing: bool, evictable: bool
    ) -> Answered[T]:
        """Ask for one answer at a time; those who waited find it already fresh."""
        with self._locks[hash(url) % _LOCKS]:
            kept = self._kept.get(url, read)
            if kept is not None and self._is_fresh(kept):
                return Answered(kept.value, stale=False)
            if not self._breaker.allows():
                return self._fall_back(kept, "resting after repeated failures")
            try:
                value = self._fetch(url, read, evictable=evictable)
            except UpstreamNotFoundError:
                if may_be_missing:
                    self._note_success()
                    self._kept.drop(url)
                    return Answered(None, stale=False)
                return self._failed(kept, "status 404")
            except UpstreamFailedError as error:
                return self._failed(kept, str(error))
            return Answered(value, stale=False)

    def _is_fresh(self, kept: Kept) -> bool:
        return kept.fetched is not None and self._timer() - kept.fetched < FRESH_SECONDS

    def _fetch(self, url: str, read: Callable[[bytes], T], *, evictable: bool) -> T:
        body = self._fetcher.fetch(url)
        value = read(body)
        self._note_success()
        self._kept.put(url, body, value, evictable=evictable)
        return value

    def _note_success(self) -> None:
        self._breaker.succeeded()
        if self._is_failing:
            _LOG.info("%s upstream answers again", self.name)
        self._is_failing = False

    def _failed(self, kept: Kept | None, reason: str) -> Answered[Any]:
        if not self._is_failing:
            _LOG.warning(
                "%s upstream failed, serving the last good answer where there is one: %s",
                self.name,
                reason,
            )
        self._is_failing = True
        if self._breaker.failed():
            _LOG.error("%s upstream keeps failing; leaving it alone", self.name)
        return self._fall_back(kept, reason)

    def _fall_back(self, kept: Kept | None, reason: str) -> Answered[Any]:
        if kept is None:
            raise SourceUnavailableError(f"the {self.name} upstream failed: {reason}")
        return Answered(kept.value, stale=True)


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
        # An upstream may go on listing as upcoming what is over by the clock.
        wanted = [
            event
            for event in reading.value
            if status == "past" or event.status in (status, "ongoing")
        ]
        page = tuple(wanted[offset : offset + limit])
        return Reading(page, reading.stale, reading.expires_at)

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return one event with its people, or None."""
        now = self._clock()
        parts = urlsplit(self._url)
        path = f"{parts.path.rstrip('/')}/{quote(event_id, safe='')}"
        address = urlunsplit(parts._replace(path=path))
        answered = self._upstream.ask_for_one(address, read_event)
        event = None if answered.value is None else answered.value.at(now)
        return _reading(event, answered, now)

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
        answered = self._upstream.ask_for_list(with_query(self._url, status=name), read_events)
        newest_first = name == "past"
        given = [event.at(now) for event in answered.value or ()]
        events = sorted(given, key=_order, reverse=newest_first)
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
        answered = self._upstream.ask_for_list(
            url, lambda body: read_leaderboard(body, offset), evictable=offset > 0
        )
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
