"""Events as staff enter them: typed fields are read, doubts raised, then it is written down."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import Connection

from nk.bangkok import bangkok_day
from nk.club.errors import DoubtfulError, Sentence, UnclearError, missing, or_list
from nk.club.events import events
from nk.club.events.details import DETAIL_RULES, typed_details
from nk.club.events.events import EVENT_TYPES, STATUSES, Event, NewEvent, Status
from nk.club.events.lists import has_type, required_event, same_event, types_in_use
from nk.club.links import required_link
from nk.club.names import alike, name_key, one_line
from nk.club.rows import Columns, Row, take_rows
from nk.club.store.connections import Change
from nk.club.store.constraints import CONSTRAINT_SENTENCES
from nk.club.typed import read_end, read_moment, read_number, read_yes, required_text, written

# The columns of a file and the flags of a command, in the order they are shown.
FIELDS: Final = (
    "name",
    "type",
    "starts",
    "ends",
    "status",
    "cancelled",
    "branch",
    "location",
    "description",
    "register_url",
    *DETAIL_RULES,
)
REQUIRED: Final[Mapping[str, Sentence]] = {
    "name": Sentence(th="ชื่อกิจกรรม", en="name"),
    "type": Sentence(th="ประเภท", en="type"),
    "starts": Sentence(th="เวลาเริ่ม", en="starts"),
    "ends": Sentence(th="เวลาจบ", en="ends"),
}
COLUMNS: Final = Columns(("id", *FIELDS))


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch: its id and name, the place of events there that say no more, and all its names."""

    id: str
    name: Sentence
    place: str
    names: tuple[str, ...]


Branches = Sequence[Branch]


def add_event(
    change: Change,
    typed: Mapping[str, str],
    branches: Branches,
    *,
    again: bool = False,
    anyway: bool = False,
) -> int:
    """Write an event down as typed and return its number."""
    event = new_event(typed, bangkok_day(change.at), branches)
    if not again:
        _doubt_double(change, event)
    if not anyway:
        doubt_type(change.connection, event.event_type)
        _doubt_time(change, event.ends_at)
    return events.add(change, event)


def edit_event(
    change: Change,
    number: int,
    typed: Mapping[str, str],
    branches: Branches,
    *,
    anyway: bool = False,
) -> bool:
    """Change the fields that were typed; tell whether any is different now."""
    event = required_event(change.connection, number, change.at)
    values = edited_values(typed, bangkok_day(change.at), branches, event)
    changed = {name for name, value in values.items() if getattr(event, name) != value}
    if not changed:
        return False
    if not anyway and "event_type" in changed:
        doubt_type(change.connection, values["event_type"])
    if not anyway and "cancelled" in changed and values["cancelled"]:
        events.doubt_cancelling(change.connection, number)
    if not anyway and changed & {"starts_at", "ends_at"} and event.ends_at > change.at:
        _doubt_time(change, values.get("ends_at", event.ends_at))
    events.edit(change, number, values)
    return True


def import_events(
    change: Change, file: str, rows: Iterable[Row], branches: Branches, *, anyway: bool = False
) -> list[str]:
    """Take the events of a file, all or none; a row with an id changes that event instead."""

    def take(row: Row) -> str:
        typed = {name: cell for name, cell in row.cells.items() if name != "id"}
        number = row.cells.get("id", "").strip()
        # A savepoint, because PostgreSQL goes on after a mistake only from one.
        with change.connection.begin_nested():
            if not number:
                _add_row(change, typed, branches, anyway=anyway)
                return "added"
            edited = edit_event(change, read_number(number), typed, branches, anyway=anyway)
            return "changed" if edited else "unchanged"

    return take_rows(file, rows, take)


def _add_row(change: Change, typed: Mapping[str, str], branches: Branches, *, anyway: bool) -> None:
    """Add the event of a row; one that is there already is changed by its number only."""
    event = new_event(typed, bangkok_day(change.at), branches)
    known = same_event(change.connection, event.name, event.starts_at)
    if known is not None:
        raise UnclearError(
            "same_event",
            f"กิจกรรม {known} ชื่อและเวลาเริ่มเหมือนกันอยู่แล้ว ถ้าจะแก้ ใส่ {known} ในคอลัมน์ id",
            f"Event {known} has this name and start already; put {known} into the id column "
            "to change it.",
        )
    add_event(change, typed, branches, anyway=anyway)


def new_event(typed: Mapping[str, str], today: date, branches: Branches) -> NewEvent:
    """Return the event that was typed; a branch without a location gives its own."""
    absent = {name: said for name, said in REQUIRED.items() if not typed.get(name, "").strip()}
    if absent:
        raise missing(absent)
    values = edited_values(typed, today, branches, None)
    branch = values.get("branch_id")
    if branch and not values.get("location"):
        values["location"] = _place(branch, branches)
    return NewEvent(**values)


def edited_values(
    typed: Mapping[str, str], today: date, branches: Branches, event: Event | None
) -> dict[str, Any]:
    """Return the values, by the names of `NewEvent`, of those fields that were typed."""
    values = _times(typed, today, event)
    if "name" in typed:
        values["name"] = required_text(typed["name"], "name")
    if "type" in typed:
        values["event_type"] = required_text(typed["type"], "type")
    if "status" in typed:
        values["fixed_status"] = read_status(typed["status"])
    if "cancelled" in typed:
        values["cancelled"] = read_yes(typed["cancelled"])
    if "branch" in typed:
        values["branch_id"] = read_branch(typed["branch"], branches)
    if "location" in typed:
        branch = values.get("branch_id", event.branch_id if event else None)
        # Where nothing else is said, the branch gives its own.
        values["location"] = one_line(typed["location"], "location") or _place(branch, branches)
    elif event is not None and "branch_id" in values:
        values["location"] = own_place(event, values["branch_id"], branches)
    if "description" in typed:
        values["description"] = typed["description"]
    if "register_url" in typed:
        values["register_url"] = typed["register_url"].strip() or None
    return values | {
        name: rule.read(name, typed[name]) for name, rule in DETAIL_RULES.items() if name in typed
    }


def check_field(
    field: str, text: str, typed: Mapping[str, str], today: date, branches: Branches
) -> None:
    """Say why the text cannot be that field, if it cannot; `typed` holds those before it."""
    if field in ("name", "type"):
        required_text(text, field)
    elif field == "starts":
        read_moment(text, today)
    elif field == "ends":
        starts_at = read_moment(typed["starts"], today)
        if read_end(text, starts_at, today) <= starts_at:
            said = CONSTRAINT_SENTENCES["ck_events_ends_after_start"]
            raise UnclearError("ck_events_ends_after_start", said.th, said.en, "ends")
    elif field == "branch":
        read_branch(text, branches)
    elif field == "status":
        read_status(text)
    elif field == "cancelled":
        read_yes(text)
    elif field == "register_url" and text.strip():
        required_link(text.strip(), field)
    elif field in DETAIL_RULES:
        DETAIL_RULES[field].read(field, text)


def typed_values(event: Event) -> dict[str, str]:
    """Return an event as its fields are typed; reading them again changes nothing."""
    return {
        "name": event.name,
        "type": event.event_type,
        "starts": written(event.starts_at),
        "ends": written(event.ends_at),
        "status": event.fixed_status or "",
        "cancelled": "yes" if event.cancelled else "no",
        "branch": event.branch_id or "",
        "location": event.location,
        "description": event.description,
        "register_url": event.register_url or "",
        **typed_details(event),
    }


def own_place(event: Event, branch: str | None, branches: Branches) -> str:
    """Return where an event is once it moves to a branch: its location follows if it was ours."""
    if event.location not in ("", _place(event.branch_id, branches)):
        return event.location
    return _place(branch, branches)


def _place(branch: str | None, branches: Branches) -> str:
    return next((known.place for known in branches if known.id == branch), "")


def read_branch(typed: str, branches: Branches) -> str | None:
    """Read a branch by its id or its name in either language; nothing typed is no branch."""
    wanted = _letters(typed)
    if not wanted:
        return None
    for branch in branches:
        if wanted in {_letters(name) for name in (branch.id, *branch.names)}:
            return branch.id
    shown, ids = " ".join(typed.split())[:40], [branch.id for branch in branches]
    close = alike(typed, [name for branch in branches for name in (branch.id, *branch.names)], 1)
    th = f" หมายถึง {close[0]} หรือเปล่า" if close else ""
    en = f" Did you mean {close[0]}?" if close else ""
    raise UnclearError(
        "unknown_branch",
        f"ไม่มีสาขา {shown} เลือกจาก {', '.join(ids)}{th}",
        f"There is no branch {shown}; choose from {', '.join(ids)}.{en}",
        "branch",
    )


def _letters(name: str) -> str:
    return name_key(name).replace(" ", "").replace("-", "")


def read_status(typed: str) -> Status | None:
    """Read a fixed status; nothing, or "auto", leaves it to the clock."""
    word = typed.strip().lower()
    if word in ("", "auto"):
        return None
    return read_listed_status(word, "auto")


def read_listed_status(typed: str, *others: str) -> Status:
    """Read one of the three statuses that events are listed by."""
    word = typed.strip().lower()
    for status in STATUSES:
        if word == status:
            return status
    choices = [*others, *STATUSES]
    raise UnclearError(
        "unknown_status",
        f"{word[:40]!r} ไม่ใช่สถานะ ใช้ {or_list(choices, 'th')}",
        f"{word[:40]!r} is not a status; use {or_list(choices, 'en')}.",
        "status",
    )


def doubt_type(connection: Connection, event_type: str) -> None:
    """Doubt a type that no event has had yet: mostly it is one of the known ones, misspelt."""
    if event_type in EVENT_TYPES or has_type(connection, event_type):
        return
    known = list(dict.fromkeys([*EVENT_TYPES, *types_in_use(connection)]))
    close = alike(event_type, known, 1)
    th = f"หมายถึง {close[0]} หรือเปล่า" if close else f"ที่ใช้อยู่มี {', '.join(known)}"
    en = f"did you mean {close[0]}?" if close else f"known are {', '.join(known)}."
    raise DoubtfulError(
        "unknown_event_type",
        f"ยังไม่เคยมีกิจกรรมประเภท {event_type[:60]} {th}",
        f"There is no event of the type {event_type[:60]} yet; {en}",
    )


def _doubt_time(change: Change, ends_at: datetime) -> None:
    if ends_at <= change.at:
        raise DoubtfulError(
            "event_in_past",
            f"กิจกรรมนี้จบไปแล้วตั้งแต่ {written(ends_at)}",
            f"That event would be over already: it ends {written(ends_at)}.",
        )


def _doubt_double(change: Change, event: NewEvent) -> None:
    known = same_event(change.connection, event.name, event.starts_at)
    if known is not None:
        raise DoubtfulError(
            "same_event",
            f"กิจกรรม {known} ชื่อและเวลาเริ่มเหมือนกันอยู่แล้ว",
            f"Event {known} has this name and start already.",
            insist="again",
        )


@contextmanager
def _about(field: str) -> Iterator[None]:
    """Say which field a moment that cannot be read stands in; several are read alike."""
    try:
        yield
    except UnclearError as error:
        error.field = field
        raise


def _times(typed: Mapping[str, str], today: date, event: Event | None) -> dict[str, Any]:
    """Read start and end; an event whose start alone moves keeps its length."""
    times: dict[str, Any] = {}
    starts_at = event.starts_at if event else None
    if "starts" in typed:
        with _about("starts"):
            starts_at = times["starts_at"] = read_moment(typed["starts"], today)
    if "ends" in typed and starts_at is not None:
        with _about("ends"):
            times["ends_at"] = read_end(typed["ends"], starts_at, today)
    elif event is not None and "starts_at" in times:
        times["ends_at"] = times["starts_at"] + (event.ends_at - event.starts_at)
    return times
