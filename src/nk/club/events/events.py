"""Events as values, and changing them: add, edit, close, cancel, delete."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields, replace
from datetime import datetime
from typing import Any, Final, Literal, get_args

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from nk.club.errors import DoubtfulError, NotFoundError, RefusedError, Sentence
from nk.club.events.details import PICTURE_POINT, EventDetails, cleaned_details
from nk.club.events.pictures import forget_picture, require_picture
from nk.club.links import required_link
from nk.club.names import many_lines, name_key, one_line
from nk.club.store import tables
from nk.club.store.connections import Change
from nk.club.store.tournament_tables import tournaments

Status = Literal["upcoming", "ongoing", "past"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)

# The kinds of event the site knows pictures and colours for.
BEYBLADE: Final = "Beyblade X"
EVENT_TYPES: Final = (BEYBLADE, "Board Game", "Board Game Script")

_HAS_PEOPLE: Final = Sentence(
    th="มีคนลงชื่อแล้ว ลบไม่ได้ ถ้าไม่จัดแล้วให้ยกเลิกแทน",
    en="People have signed up for that event, so it cannot be deleted; call it off instead.",
)
_HAS_MATCHES: Final = Sentence(
    th="มีผลแข่งของกิจกรรมนี้แล้ว ลบไม่ได้", en="That event has results, so it cannot be deleted."
)


def is_beyblade(event_type: str) -> bool:
    """Tell whether matches of the ranking are played at such an event."""
    key = name_key(event_type)
    return "beyblade" in key or name_key("เบย์เบลด") in key


@dataclass(frozen=True, slots=True)
class NewEvent(EventDetails):
    """What staff write down of an event."""

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


@dataclass(frozen=True, slots=True)
class Winner:
    """Who won an event."""

    name: str
    avatar: str | None
    anonymous: bool = False


TournamentState = Literal["registering", "running", "finished"]


@dataclass(frozen=True, slots=True)
class Placed:
    """One of the first three of a finished tournament."""

    place: int
    name: str
    anonymous: bool = False


@dataclass(frozen=True, slots=True)
class Registration:
    """One person in an event's list."""

    running_number: int
    player_name: str
    player_id: int | None = None
    anonymous: bool = False
    winner: bool = False
    checked_in_at: datetime | None = None
    walk_in: bool = False
    avatar: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(NewEvent):
    """An event as it stands at the moment of reading."""

    id: int
    status: Status
    registrations_count: int
    winner: Winner | None
    sequence: int
    updated_at: datetime
    registrations: tuple[Registration, ...] = ()
    # How far its tournament is, if it has one, and who was best in it.
    tournament: TournamentState | None = None
    podium: tuple[Placed, ...] = ()


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
    require_picture(change, values["picture"])
    event_id: int = change.connection.scalars(
        insert(tables.events)
        .values(**values, created_at=change.at, updated_at=change.at)
        .returning(tables.events.c.id)
    ).one()
    change.note("event.add", "event", event_id, facts={"name": values["name"]})
    return event_id


def edit(change: Change, event_id: int, values: Mapping[str, Any]) -> None:
    """Change some fields of an event, given by the names of `NewEvent`."""
    known = known_event(change, event_id)
    edited, before = _cleaned(replace(known, **values)), asdict(known)
    if edited.picture != known.picture and not values.keys() & set(PICTURE_POINT):
        edited = replace(edited, picture_left=None, picture_top=None)
    changed = {name: value for name, value in asdict(edited).items() if value != before[name]}
    if not changed:
        return
    if "picture" in changed:
        require_picture(change, edited.picture)
    store_values(change, event_id, changed)
    if "picture" in changed:
        forget_picture(change, known.picture)
    # Long texts may name people, so the history keeps only that they changed.
    long_texts = dict.fromkeys(changed.keys() & {"description", "description_en"}, "changed")
    facts = {**changed, **long_texts}
    change.note("event.edit", "event", event_id, facts=facts)


def close(change: Change, event_id: int) -> None:
    """Put an event among the past ones now, whatever its end time says."""
    required_row(change, event_id)
    store_values(change, event_id, {"fixed_status": "past"})


def cancel(
    change: Change, event_id: int, reason: str = "", reason_en: str = "", *, anyway: bool = False
) -> None:
    """Mark an event as cancelled; it stays listed, so that those who planned to come see it."""
    if not required_row(change, event_id).cancelled and not anyway:
        doubt_cancelling(change.connection, event_id)
    reasons = {
        "cancel_reason": one_line(reason, "cancel_reason"),
        "cancel_reason_en": one_line(reason_en, "cancel_reason_en"),
    }
    store_values(change, event_id, {"cancelled": True, **reasons})
    change.note("event.cancel", "event", event_id, facts=reasons)


def doubt_cancelling(connection: Connection, event_id: int) -> None:
    """Doubt calling off an event whose tournament is being played: that stops it for everybody."""
    table = tournaments.c
    query = select(table.state).where(table.event_id == event_id)
    if connection.scalars(query).one_or_none() == "running":
        raise DoubtfulError(
            "tournament_running",
            "ทัวร์นาเมนต์ของกิจกรรมนี้แข่งกันอยู่ ถ้ายกเลิกจะหยุดแข่งทันที ผลที่ยืนยันแล้วยังอยู่",
            "The tournament of this event is under way. Calling it off stops it at once; "
            "results that are confirmed stay.",
        )


def take_place_after_all(change: Change, event_id: int) -> None:
    """Bring a cancelled event back."""
    required_row(change, event_id)
    store_values(
        change, event_id, {"cancelled": False, "cancel_reason": "", "cancel_reason_en": ""}
    )
    change.note("event.uncancel", "event", event_id)


def delete_event(change: Change, event_id: int) -> str:
    """Take an event away while nobody has signed up for it; return its name."""
    row = required_row(change, event_id)
    for table, sentence in ((tables.registrations, _HAS_PEOPLE), (tables.matches, _HAS_MATCHES)):
        query = select(exists().where(table.c.event_id == event_id))
        if change.connection.scalars(query).one():
            raise RefusedError("event_in_use", sentence, "event")
    change.connection.execute(delete(tables.events).where(tables.events.c.id == event_id))
    forget_picture(change, row.picture)
    change.note("event.delete", "event", event_id, facts={"name": row.name})
    return str(row.name)


def known_event(change: Change, event_id: int) -> NewEvent:
    """Return what staff have written down of an event, or refuse."""
    row = required_row(change, event_id)
    return NewEvent(**{field.name: getattr(row, field.name) for field in fields(NewEvent)})


def required_row(change: Change, event_id: int) -> Row[*tuple[Any, ...]]:
    """Return the event's row, or refuse the change."""
    return row_of(change.connection, event_id)


def row_of(connection: Connection, event_id: int) -> Row[*tuple[Any, ...]]:
    """Return the event's row, or refuse."""
    found = None
    if 0 < event_id <= LARGEST_NUMBER:
        found = connection.execute(
            select(tables.events).where(tables.events.c.id == event_id)
        ).one_or_none()
    if found is None:
        raise NotFoundError("event", event_id)
    return found


def touch(change: Change, event_id: int) -> None:
    """Note that what is shown about an event has changed, for calendars that hold a copy."""
    store_values(change, event_id, {})


def store_values(change: Change, event_id: int, values: Mapping[str, object]) -> None:
    """Write some columns of an event. A sample that is changed is no sample any more."""
    events = tables.events
    change.connection.execute(
        update(events)
        .where(events.c.id == event_id)
        .values(**values, sequence=events.c.sequence + 1, updated_at=change.at, sample=False)
    )


def no_sample(change: Change, event_ids: Collection[int]) -> None:
    """Keep events that real people or results are on from going with the samples."""
    events = tables.events
    change.connection.execute(
        update(events).where(events.c.id.in_(event_ids), events.c.sample == 1).values(sample=False)
    )


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
        **cleaned_details(event),
    )


def _link_or_none(address: str | None) -> str | None:
    return required_link(address.strip(), "register_url") if address and address.strip() else None


def _whole_seconds(moment: datetime) -> datetime:
    return moment.replace(microsecond=0)
