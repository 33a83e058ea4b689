"""`nk events list` and `nk events show`."""

from typing import Annotated

import typer

from nk.cli.staff.desk import open_desk
from nk.cli.staff.event_choice import chosen_event, event_line, found_events
from nk.cli.staff.event_fields import typed_values
from nk.cli.staff.options import AsJson, EventNumber, Limit
from nk.cli.staff.tables import Line, show
from nk.cli.staff.unclear import UnclearError
from nk.store.event_values import STATUSES, Event, Status


def list_of_events(
    status: Annotated[
        str | None, typer.Option("--status", help="upcoming, ongoing or past; all if left out.")
    ] = None,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """List events: those going on, those to come, then those gone by."""
    with open_desk() as desk:
        found = found_events(desk, _statuses(status), limit)
        show([event_line(event) for event in found], as_json=as_json, none="No events.")


def show_event(number: EventNumber = None, as_json: AsJson = False) -> None:
    """Show all about an event: every field, who takes part and who won."""
    with open_desk() as desk:
        event = chosen_event(desk, number)
        if as_json:
            show([{**_facts(event), "participants": _people(event)}], as_json=True)
            return
        show([{"field": name, "value": value} for name, value in _facts(event).items()])
        typer.echo("")
        show(_people(event), none="Nobody is registered.")


def _statuses(typed: str | None) -> tuple[Status, ...]:
    if typed is None:
        # The list of upcoming events has the ongoing ones in it.
        return ("upcoming", "past")
    found = tuple(status for status in STATUSES if status == typed.strip().lower())
    if not found:
        raise UnclearError(f"{typed[:40]!r} is not a status; use {', '.join(STATUSES)}.")
    return found


def _facts(event: Event) -> dict[str, object]:
    return {
        "number": event.id,
        **typed_values(event),
        "status": event.status + (" (fixed)" if event.fixed_status else ""),
        "people": event.registrations_count,
        "winner": event.winner.name if event.winner else None,
        "sample": event.sample,
    }


def _people(event: Event) -> list[Line]:
    return [
        {
            "number": person.running_number,
            "name": person.player_name,
            "player": person.player_id,
            "winner": person.winner,
        }
        for person in event.registrations
    ]
