"""Events as values, and changing them: add, edit, close, cancel."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any, Final, Literal, TypedDict, get_args

from sqlalchemy import Row, insert, select, update

from nk.club.errors import NotFoundError
from nk.club.links import required_link
from nk.club.store import tables
from nk.club.store.connections import Change
from nk.names import many_lines, one_line

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


LARGEST_NUMBER = 2**63 - 1


def add(change: Change, event: NewEvent) -> int:
    """Write a new event down and return its number."""
    values = asdict(_cleaned(event))
    event_id: int = change.connection.scalars(
        insert(tables.events)
        .values(**values, created_at=change.at, updated_at=change.at)
        .returning(tables.events.c.id)
    ).one()
    change.note("event.add", "event", event_id, facts={"name": values["name"]})
    return event_id


def edit(change: Change, event_id: int, fields: EventFields) -> None:
    """Change some fields of an event."""
    known = _known(required_row(change, event_id))
    edited, before = _cleaned(replace(known, **fields)), asdict(known)
    changed = {name: value for name, value in asdict(edited).items() if value != before[name]}
    if not changed:
        return
    _store(change, event_id, changed)
    # Long texts may name people, so the history keeps only that they changed.
    facts = {**changed, **({"description": "changed"} if "description" in changed else {})}
    change.note("event.edit", "event", event_id, facts=facts)


def close(change: Change, event_id: int) -> None:
    """Put an event among the past ones now, whatever its end time says."""
    required_row(change, event_id)
    _store(change, event_id, {"fixed_status": "past"})
    change.note("event.close", "event", event_id)


def cancel(change: Change, event_id: int) -> None:
    """Mark an event as cancelled; it stays listed, so that those who planned to come see it."""
    required_row(change, event_id)
    _store(change, event_id, {"cancelled": True})
    change.note("event.cancel", "event", event_id)


def required_row(change: Change, event_id: int) -> Row[*tuple[Any, ...]]:
    """Return the event's row, or refuse the change."""
    found = None
    if 0 < event_id <= LARGEST_NUMBER:
        found = change.connection.execute(
            select(tables.events).where(tables.events.c.id == event_id)
        ).one_or_none()
    if found is None:
        raise NotFoundError("event", event_id)
    return found


def touch(change: Change, event_id: int) -> None:
    """Note that what is shown about an event has changed, for calendars that hold a copy."""
    _store(change, event_id, {})


def _store(change: Change, event_id: int, values: Mapping[str, object]) -> None:
    events = tables.events
    change.connection.execute(
        update(events)
        .where(events.c.id == event_id)
        .values(**values, sequence=events.c.sequence + 1, updated_at=change.at)
    )


def _known(row: Row[*tuple[Any, ...]]) -> NewEvent:
    return NewEvent(*(getattr(row, name) for name in NewEvent.__dataclass_fields__))


def _cleaned(event: NewEvent) -> NewEvent:
    return replace(
        event,
        name=one_line(event.name, "name"),
        event_type=one_line(event.event_type, "event_type"),
        location=one_line(event.location, "location"),
        description=many_lines(event.description, "description"),
        branch_id=one_line(event.branch_id, "branch_id") if event.branch_id else None,
        register_url=_link_or_none(event.register_url),
        starts_at=_whole_seconds(event.starts_at),
        ends_at=_whole_seconds(event.ends_at),
    )


def _link_or_none(address: str | None) -> str | None:
    return required_link(address.strip(), "register_url") if address and address.strip() else None


def _whole_seconds(moment: datetime) -> datetime:
    return moment.replace(microsecond=0)
