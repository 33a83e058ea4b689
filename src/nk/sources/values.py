"""Events and leaderboard lines in one form, whatever they were read from. Names are plain."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Generic, TypeVar

from nk.store.event_values import Status

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


@dataclass(frozen=True, slots=True)
class Event:
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
