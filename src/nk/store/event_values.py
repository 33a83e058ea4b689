"""Events as values: what staff write, and what readers get."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypedDict, get_args

Status = Literal["upcoming", "ongoing", "past"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)


@dataclass(frozen=True, slots=True)
class NewEvent:
    """What is known of an event when it is written down."""

    name: str
    event_type: str
    starts_at: datetime
    ends_at: datetime
    fixed_status: Status | None = None
    cancelled: bool = False
    branch_id: str | None = None
    location: str = ""
    description: str = ""
    register_url: str | None = None
    sample: bool = False


class EventFields(TypedDict, total=False):
    """Some of what is known of an event, by the names of `NewEvent`."""

    name: str
    event_type: str
    starts_at: datetime
    ends_at: datetime
    fixed_status: Status | None
    cancelled: bool
    branch_id: str | None
    location: str
    description: str
    register_url: str | None
    sample: bool


@dataclass(frozen=True, slots=True)
class Winner:
    """Who won an event."""

    name: str
    avatar: str | None
    anonymous: bool = False


@dataclass(frozen=True, slots=True)
class Registration:
    """One person in an event's list."""

    running_number: int
    player_name: str
    player_id: int | None = None
    anonymous: bool = False
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """An event as it stands at the moment of reading."""

    id: int
    name: str
    event_type: str
    status: Status
    starts_at: datetime
    ends_at: datetime
    cancelled: bool
    fixed_status: Status | None
    branch_id: str | None
    location: str
    description: str
    register_url: str | None
    registrations_count: int
    winner: Winner | None
    sequence: int
    updated_at: datetime
    sample: bool
    registrations: tuple[Registration, ...] = ()


def status_at(
    now: datetime, starts_at: datetime, ends_at: datetime, fixed: Status | None
) -> Status:
    """Return the status: what staff fixed, or what the clock says.

    An event is ongoing from its start until just before its end.
    """
    if fixed is not None:
        return fixed
    if now < starts_at:
        return "upcoming"
    return "ongoing" if now < ends_at else "past"
