"""`nk events import` and `nk events export`."""

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from nk.cli.staff.desk import Desk, open_desk
from nk.cli.staff.event_choice import context_of
from nk.cli.staff.event_fields import FIELDS, Context, edited_values, event_values, typed_values
from nk.cli.staff.importing import summary, take_rows, with_progress
from nk.cli.staff.options import By, DryRun
from nk.cli.staff.prompts import chosen_file, whole_number
from nk.cli.staff.row_values import Columns, Row
from nk.cli.staff.rows import read_rows
from nk.cli.staff.sheets import write_rows
from nk.cli.staff.tables import counted
from nk.cli.staff.unclear import UnclearError
from nk.store import Change, NotFoundError, events
from nk.store.event_lists import get_event, list_numbers, same_event
from nk.store.event_values import Event, NewEvent

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
