"""`nk events`: what goes on, who takes part, who won."""

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from nk.cli.staff.event_entry import add, edit
from nk.cli.staff.event_input import (
    FIELDS,
    Context,
    chosen_event,
    context_of,
    edited_values,
    event_line,
    event_values,
    found_events,
    typed_values,
)
from nk.cli.staff.imports import summary, take_rows, with_progress, write_rows
from nk.cli.staff.results import crown
from nk.cli.staff.rows import Columns, Row, read_rows
from nk.cli.staff.session import Desk, open_desk
from nk.cli.staff.terminal import (
    Line,
    answer,
    chosen_file,
    confirm,
    counted,
    require,
    show,
    some_text,
    whole_number,
)
from nk.cli.terminal import AsJson, By, DryRun, EventNumber, Limit, Yes
from nk.club import events, registrations
from nk.club.errors import NotFoundError, UnclearError
from nk.club.event_lists import get_event, list_numbers, same_event
from nk.club.events import STATUSES, Event, NewEvent, Status
from nk.club.store.connections import Change


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


COLUMNS: Final = Columns(("id", *FIELDS))
_PAGE: Final = 500


def import_events(
    file: Annotated[Path | None, typer.Argument(help="A .csv or .json file.")] = None,
    dry_run: DryRun = False,
    by: By = None,
) -> None:
    """Add the events of a file; a row with an id changes that event instead."""
    with open_desk(by) as desk:
        chosen = chosen_file(file, "File to read (.csv or .json)")
        rows = read_rows(chosen, COLUMNS)
        context = context_of(desk)
        with desk.change(rehearse=dry_run) as change:
            outcomes = take_rows(chosen.name, rows, partial(_take, context, change))
        typer.echo(summary(outcomes, "Events", dry_run=dry_run))


def export_events(
    file: Annotated[Path | None, typer.Argument(help="The .csv or .json file to write.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file.")] = False,
) -> None:
    """Write every event to a file, which `import` reads back."""
    with open_desk() as desk:
        chosen = chosen_file(file, "File to write (.csv or .json)")
        rows = [{"id": str(event.id), **typed_values(event)} for event in _all_events(desk)]
        write_rows(chosen, COLUMNS.known, rows, force=force)
        typer.echo(f"{counted(len(rows), 'event')} written to {chosen}.")


def _take(context: Context, change: Change, row: Row) -> str:
    typed = {name: cell for name, cell in row.cells.items() if name != "id"}
    number = row.cells.get("id", "").strip()
    # A savepoint, because PostgreSQL goes on after a mistake only from one.
    with change.connection.begin_nested():
        if number:
            return _changed(context, change, whole_number(number), typed)
        return _added(context, change, typed)


def _added(context: Context, change: Change, typed: dict[str, str]) -> str:
    new = NewEvent(**event_values(typed, context))
    known = same_event(change.connection, new.name.strip(), new.starts_at)
    if known is not None:
        raise UnclearError(
            f"Event {known} has this name and start already; put {known} into the id column "
            "to change it."
        )
    events.add(change, new)
    return "added"


def _changed(context: Context, change: Change, number: int, typed: dict[str, str]) -> str:
    event = get_event(change.connection, number, change.at)
    if event is None:
        raise NotFoundError("event", number)
    values = edited_values(typed, context, event)
    if all(getattr(event, name) == value for name, value in values.items()):
        return "unchanged"
    events.edit(change, number, values)
    return "changed"


def _all_events(desk: Desk) -> list[Event]:
    with desk.reading() as connection:
        numbers: list[int] = []
        while page := list_numbers(connection, _PAGE, len(numbers)):
            numbers += [number for number, _ in page]
        found = (
            get_event(connection, number, desk.now) for number in with_progress(numbers, "Events")
        )
        return [event for event in found if event is not None]


app = typer.Typer(no_args_is_help=True)
app.command()(add)
app.command()(edit)
app.command("list")(list_of_events)
app.command("show")(show_event)


@app.command()
def close(
    number: EventNumber = None,
    winner: Annotated[
        str | None, typer.Option("--winner", help="Who won; put on the list if not on it.")
    ] = None,
    by: By = None,
) -> None:
    """Put an event among the past ones now, and say who won."""
    with open_desk(by) as desk:
        event = chosen_event(desk, number)
        if number is None and winner is None:
            winner = answer(None, "Winner, or nothing", str.strip, default="") or None
        with desk.change() as change:
            events.close(change, event.id)
            if winner is not None:
                crown(change, event.id, some_text(winner))
        won = f" The winner is {winner.strip()}." if winner else ""
        typer.echo(f"Event {event.id} is closed: {event.name}.{won}")


@app.command()
def cancel(number: EventNumber = None, yes: Yes = False, by: By = None) -> None:
    """Mark an event as called off; it stays listed, so that people see it."""
    with open_desk(by) as desk:
        event = chosen_event(desk, number)
        confirm(f"Call off event {event.id}, {event.name}?", yes=yes)
        with desk.change() as change:
            events.cancel(change, event.id)
        typer.echo(f"Event {event.id} is called off: {event.name}.")


@app.command()
def register(
    number: EventNumber = None,
    names: Annotated[list[str] | None, typer.Argument(help="Who comes, one name each.")] = None,
    remove: Annotated[
        list[int] | None, typer.Option("--remove", help="Take this running number off.")
    ] = None,
    by: By = None,
) -> None:
    """Put people on an event's list, or take them off; a player's name is linked by itself."""
    with open_desk(by) as desk:
        event = chosen_event(desk, number)
        if not remove:
            require({"A name": names})
        given = names or ([] if remove else answer(None, "Names, with commas between", _names))
        with desk.change() as change:
            for running in remove or []:
                registrations.unregister(change, event.id, running)
            numbers = [registrations.register(change, event.id, name) for name in given]
        for running, name in zip(numbers, given, strict=True):
            typer.echo(f"{running:>4}  {name}")
        taken = f", {len(remove)} off" if remove else ""
        typer.echo(f"Event {event.id}: {len(given)} on the list{taken}.")


def _names(typed: str) -> list[str]:
    names = [name.strip() for name in typed.split(",") if name.strip()]
    if not names:
        raise UnclearError("Write at least one name.")
    return names


app.command("import")(import_events)
app.command("export")(export_events)
