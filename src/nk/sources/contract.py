"""What every source can be asked, and the values it answers with."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Generic, Protocol, TypeVar

from nk.club.events.details import EventDetails
from nk.club.events.events import Placed, Status, TournamentState
from nk.club.tournament.live import TournamentNow

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reading(Generic[T]):
    """A value, whether it is an older one served because the source failed, and its expiry."""

    value: T
    stale: bool = False
    # When the clock alone makes the value out of date; None means only a change does.
    expires_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Winner:
    """Who won an event."""

    name: str
    avatar: str | None = None
    anonymous: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part in an event."""

    running_number: int
    player_name: str
    anonymous: bool = False
    winner: bool = False
    avatar: str | None = None


@dataclass(frozen=True, slots=True)
class Event(EventDetails):
    """An event as it stands now."""

    id: str
    name: str
    event_type: str
    status: Status
    starts_at: datetime
    ends_at: datetime | None
    location: str
    description: str
    register_url: str | None
    registrations_count: int
    winner: Winner | None
    cancelled: bool = False
    branch_id: str | None = None
    sequence: int = 0
    updated_at: datetime | None = None
    sample: bool = False
    registrations: tuple[Person, ...] = ()
    tournament: TournamentState | None = None
    podium: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class EventEntry:
    """What the sitemap needs of an event."""

    id: str
    updated_at: datetime | None


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """A line of the leaderboard."""

    rank: int
    name: str
    rating: int
    avatar: str | None = None
    change_week: int | None = None
    history: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonDays:
    """A season: its first day and the first day after it."""

    starts_on: date
    ends_on: date


@dataclass(frozen=True, slots=True)
class ClosedOn:
    """A day on which a branch stays shut, and why."""

    branch_id: str
    day: date
    reason: str
    reason_en: str


@dataclass(frozen=True, slots=True)
class Notices:
    """What visitors have to know at once: sold-out dishes with their branches, closing days."""

    sold_out: tuple[tuple[str, tuple[str, ...]], ...] = ()
    closing_days: tuple[ClosedOn, ...] = ()


Clock = Callable[[], datetime]


class SourceUnavailableError(Exception):
    """The source cannot answer and has no older answer either."""


class SourceFaultError(SourceUnavailableError):
    """The source answers, but our code cannot read it: visitors are told the same, the log more."""


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


class TournamentSource(Protocol):
    """Where tournaments come from. Their version is that of the events."""

    def get_tournament(self, event_id: str) -> Reading[TournamentNow | None]:
        """Return the tournament of an event, or None if it has none."""
        ...


class PictureSource(Protocol):
    """Where the pictures are that staff sent for events. Their version is that of the events."""

    def get_picture(self, name: str) -> Reading[bytes | None]:
        """Return a picture by the last part of its address, or None."""
        ...


class NoticeSource(Protocol):
    """Where sold-out dishes and closing days come from."""

    def notices(self) -> Reading[Notices]:
        """Return what holds now, and the closing days from today on."""
        ...
