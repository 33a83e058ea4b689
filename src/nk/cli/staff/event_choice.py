"""The event staff mean, and what reading its fields needs to know."""

from nk.cli.staff.branches import branch_places
from nk.cli.staff.desk import Desk
from nk.cli.staff.event_fields import Context
from nk.cli.staff.prompts import answer, require, whole_number
from nk.cli.staff.tables import Line, show
from nk.store import NotFoundError
from nk.store.event_lists import get_event, list_events
from nk.store.event_values import Event, Status

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
