"""An event as typed or read from a file, turned into the values the club takes."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from nk.cli.staff.session import Desk
from nk.cli.staff.terminal import Line, answer, require, show, whole_number
from nk.club.dates import read_end, read_moment, written
from nk.club.errors import NotFoundError, UnclearError, missing_words
from nk.club.event_lists import get_event, list_events
from nk.club.events import STATUSES, Event, EventFields, Status
from nk.content.yaml import read_document


def branch_places(content: Path) -> dict[str, str]:
    """Return each branch's id with its place in words, for events that say no more."""
    document = read_document(content / "branches.yaml", "content/branches.yaml")
    branches = document.value if isinstance(document.value, list) else []
    return {
        str(branch["id"]): f"NK {_thai(branch.get('name'))} {_thai(branch.get('floor'))}".strip()
        for branch in branches
        if isinstance(branch, dict) and "id" in branch
    }


def read_branch(typed: str, places: dict[str, str]) -> str | None:
    """Read a branch's id; nothing typed is no branch."""
    branch = typed.strip().lower()
    if not branch:
        return None
    if branch not in places:
        raise UnclearError(f"There is no branch {branch[:40]}; choose from {', '.join(places)}.")
    return branch


def _thai(text: object) -> str:
    return str(text.get("th", "")) if isinstance(text, dict) else ""


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
)
REQUIRED: Final = ("name", "type", "starts", "ends")
_YES: Final = frozenset({"yes", "y", "true", "1", "ใช่"})
_NO: Final = frozenset({"", "no", "n", "false", "0", "ไม่"})


@dataclass(frozen=True, slots=True)
class Context:
    """What reading an event needs to know: the day of today, and the branches."""

    today: date
    places: dict[str, str]


def event_values(typed: Mapping[str, str], context: Context) -> EventFields:
    """Return the values of a new event; a branch without a location gives its own."""
    missing = [name for name in REQUIRED if not typed.get(name, "").strip()]
    if missing:
        raise UnclearError(missing_words(missing))
    values = edited_values(typed, context, None)
    branch = values.get("branch_id")
    if branch and not values.get("location"):
        values["location"] = context.places[branch]
    return values


def edited_values(typed: Mapping[str, str], context: Context, event: Event | None) -> EventFields:
    """Return the store's values for those fields that were typed."""
    values = _times(typed, context, event)
    if "name" in typed:
        values["name"] = typed["name"]
    if "type" in typed:
        values["event_type"] = typed["type"]
    if "status" in typed:
        values["fixed_status"] = read_status(typed["status"])
    if "cancelled" in typed:
        values["cancelled"] = read_yes(typed["cancelled"])
    if "branch" in typed:
        values["branch_id"] = read_branch(typed["branch"], context.places)
    if "location" in typed:
        values["location"] = typed["location"]
    elif event is not None and "branch_id" in values:
        values["location"] = own_place(event, values["branch_id"], context)
    if "description" in typed:
        values["description"] = typed["description"]
    if "register_url" in typed:
        values["register_url"] = typed["register_url"].strip() or None
    return values


def own_place(event: Event, branch: str | None, context: Context) -> str:
    """Return where an event is once it moves to a branch: its location follows if it was ours."""
    if event.location not in ("", context.places.get(event.branch_id or "")):
        return event.location
    return context.places[branch] if branch else ""


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
    }


def read_status(typed: str) -> Status | None:
    """Read a fixed status; nothing, or "auto", leaves it to the clock."""
    word = typed.strip().lower()
    if word in ("", "auto"):
        return None
    for status in STATUSES:
        if word == status:
            return status
    raise UnclearError(f"{word[:40]!r} is not a status; use auto, {', '.join(STATUSES)}.")


def read_yes(typed: str) -> bool:
    """Read yes or no; nothing is no."""
    word = typed.strip().lower()
    if word not in _YES | _NO:
        raise UnclearError(f"{word[:40]!r} is neither yes nor no.")
    return word in _YES


def _times(typed: Mapping[str, str], context: Context, event: Event | None) -> EventFields:
    """Read start and end; an event whose start alone moves keeps its length."""
    times = EventFields()
    starts_at = event.starts_at if event else None
    if "starts" in typed:
        starts_at = times["starts_at"] = read_moment(typed["starts"], context.today)
    if "ends" in typed and starts_at is not None:
        times["ends_at"] = read_end(typed["ends"], starts_at, context.today)
    elif event is not None and "starts_at" in times:
        times["ends_at"] = times["starts_at"] + (event.ends_at - event.starts_at)
    return times


# So many are shown to choose from; more would push the question off the screen.
_SHOWN = 10


def chosen_event(desk: Desk, number: int | None) -> Event:
    """Return the event of that number, or show some and ask until there is one."""
    require({"The event's number": number})
    if number is not None:
        return required_event(desk, number)
    show([event_line(event) for event in found_events(desk, ("upcoming", "past"), _SHOWN)])
    return answer(None, "Number of the event", lambda typed: event_typed(desk, typed))


def event_typed(desk: Desk, typed: str) -> Event:
    """Return the event whose number was typed."""
    return required_event(desk, whole_number(typed))


def required_event(desk: Desk, number: int) -> Event:
    """Return an event, or say that there is none of that number."""
    with desk.reading() as connection:
        event = get_event(connection, number, desk.now)
    if event is None:
        raise NotFoundError("event", number)
    return event


def found_events(desk: Desk, statuses: tuple[Status, ...], limit: int) -> list[Event]:
    """Return events of these statuses, one status after the other."""
    with desk.reading() as connection:
        found = [
            event
            for status in statuses
            for event in list_events(connection, status, desk.now, limit)
        ]
    return found[:limit]


def event_line(event: Event) -> Line:
    """Return an event as a line of a list."""
    return {
        "number": event.id,
        "starts": event.starts_at,
        "status": "cancelled" if event.cancelled else event.status,
        "type": event.event_type,
        "name": event.name,
        "people": event.registrations_count,
        "winner": event.winner.name if event.winner else None,
    }


def context_of(desk: Desk) -> Context:
    """Return what reading an event needs to know."""
    return Context(desk.today, branch_places(desk.settings.content))
