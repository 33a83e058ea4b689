"""`nk events`: what goes on, who takes part, who won."""

from pathlib import Path
from typing import Annotated

import typer

from nk.cli.staff.columns import heading
from nk.cli.staff.event_forms import (
    Anyway,
    EventCommand,
    add,
    chosen_event,
    edit,
    event_line,
    found_events,
)
from nk.cli.staff.files import rows_of, summary, write_rows
from nk.cli.staff.language import StaffCommand, language
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import (
    Line,
    answer,
    choosing,
    chosen_file,
    confirm,
    insisted,
    require,
    show,
    with_progress,
)
from nk.cli.staff.words import counted, said
from nk.cli.terminal import AsJson, By, DryRun, EventNumber, Limit, Yes
from nk.club.club import Club
from nk.club.errors import UnclearError
from nk.club.events.details import DETAIL_RULES, details_of
from nk.club.events.entry import COLUMNS, import_events, read_listed_status, typed_values
from nk.club.events.events import Event, Status, cancel, delete_event
from nk.club.events.lists import get_event, list_numbers, required_event
from nk.club.events.registrations import Closed, change_list, close_event

app = typer.Typer(no_args_is_help=True)
app.command("add", cls=EventCommand)(add)
app.command("edit", cls=EventCommand)(edit)

_PAGE = 500


@app.command("list", cls=StaffCommand)
def list_of_events(
    status: Annotated[
        str | None, typer.Option("--status", help="upcoming, ongoing or past; all if left out.")
    ] = None,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """List events: those going on, those to come, then those gone by."""
    with opened_club() as club:
        # The list of upcoming events has the ongoing ones in it.
        wanted: tuple[Status, ...] = ("upcoming", "past")
        if status is not None:
            wanted = (read_listed_status(status),)
        found = found_events(club, wanted, limit)
        show([event_line(event) for event in found], as_json=as_json, none="no_events")


@app.command("show", cls=StaffCommand)
def show_event(number: EventNumber = None, as_json: AsJson = False) -> None:
    """Show all about an event: every field, who takes part and who won."""
    with opened_club() as club:
        event = chosen_event(club, number)
        if as_json:
            show([{**_facts(event), "participants": _people(event)}], as_json=True)
            return
        facts = _facts(event).items()
        show([{"field": _label(name), "value": value} for name, value in facts])
        typer.echo("")
        show(_people(event), none="nobody_registered")


def _label(name: str) -> str:
    detail = DETAIL_RULES.get(name)
    return detail.what.th if detail and language() == "th" else heading(name)


def _facts(event: Event) -> dict[str, object]:
    return {
        "number": event.id,
        "name": event.name,
        "type": event.event_type,
        "starts": event.starts_at,
        "ends": event.ends_at,
        "status": event.status,
        "status_fixed": event.fixed_status is not None,
        "cancelled": event.cancelled,
        "branch": event.branch_id,
        "location": event.location,
        "description": event.description,
        "register_url": event.register_url,
        **details_of(event),
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


@app.command(cls=StaffCommand)
def close(
    number: EventNumber = None,
    winner: Annotated[
        str | None,
        typer.Option(
            "--winner", help="Who won, or no:3 for the third on the list; put on it if new."
        ),
    ] = None,
    anyway: Anyway = False,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Put an event among the past ones now, and say who won."""
    with opened_club(by) as club:
        event = chosen_event(club, number)
        if number is None and winner is None:
            question = said("ask_winner_or_nothing")
            winner = answer(None, question, str.strip, default="") or None
        named = said("sure_winner", name=winner) if winner else ""
        confirm(said("sure_close", number=event.id, name=event.name, winner=named), yes=yes)

        def write(winner: str | None) -> Closed:
            def attempt(_: bool, anyway: bool) -> Closed:
                with club.change() as change:
                    return close_event(change, event.id, winner, anyway=anyway)

            return insisted(attempt, anyway=anyway)

        done = choosing(write, winner)
        won = said("sure_winner", name=done.winner) if done.winner else ""
        typer.echo(said("event_closed", number=event.id, name=done.name, winner=won))


@app.command("cancel", cls=StaffCommand)
def cancel_event(
    number: EventNumber = None, anyway: Anyway = False, yes: Yes = False, by: By = None
) -> None:
    """Mark an event as called off; it stays listed, so that people see it."""
    with opened_club(by) as club:
        event = chosen_event(club, number)
        confirm(said("sure_cancel", number=event.id, name=event.name), yes=yes)

        def write(_: bool, anyway: bool) -> None:
            with club.change() as change:
                cancel(change, event.id, anyway=anyway)

        insisted(write, anyway=anyway)
        typer.echo(said("event_cancelled", number=event.id, name=event.name))


@app.command(cls=StaffCommand)
def delete(number: EventNumber = None, yes: Yes = False, by: By = None) -> None:
    """Delete an event that nobody has signed up for."""
    with opened_club(by) as club:
        event = chosen_event(club, number)
        confirm(said("sure_delete", number=event.id, name=event.name), yes=yes)
        with club.change() as change:
            name = delete_event(change, event.id)
        typer.echo(said("event_deleted", number=event.id, name=name))


@app.command(cls=StaffCommand)
def register(
    number: EventNumber = None,
    names: Annotated[list[str] | None, typer.Argument(help="Who comes, one name each.")] = None,
    remove: Annotated[
        list[int] | None, typer.Option("--remove", help="Take this running number off.")
    ] = None,
    by: By = None,
) -> None:
    """Put people on an event's list, or take them off; a player's name is linked by itself."""
    with opened_club(by) as club:
        event = chosen_event(club, number)
        if not remove:
            require({said("a_name"): names})
        given = names or ([] if remove else answer(None, said("ask_names"), _names))
        with club.change() as change:
            listed = change_list(change, event.id, given, remove or [])
            now = required_event(change.connection, event.id, club.now).registrations_count
        for running, name in listed:
            typer.echo(f"{running:>4}  {name}")
        typer.echo(_list_changed(event.id, len(listed), len(remove or []), now))


def _list_changed(number: int, on: int, off: int, now: int) -> str:
    """Say how many came onto a list, how many went, and how many are on it now."""
    counts = {"put_on": on, "taken_off": off}
    changes = [said(key, count=count) for key, count in counts.items() if count]
    return said(
        "list_changed",
        number=number,
        changes=(" " if language() == "th" else ", ").join(changes),
        now=said("still_listed" if off else "listed_now", count=now),
    )


def _names(typed: str) -> list[str]:
    names = [name.strip() for name in typed.split(",") if name.strip()]
    if not names:
        raise UnclearError("missing", said("one_name"), said("one_name"))
    return names


@app.command("import", cls=StaffCommand)
def import_file(
    file: Annotated[Path | None, typer.Argument(help="A .csv or .json file.")] = None,
    anyway: Anyway = False,
    dry_run: DryRun = False,
    by: By = None,
) -> None:
    """Add the events of a file; a row with an id changes that event instead."""
    with opened_club(by) as club:
        chosen = chosen_file(file, said("ask_file"))
        rows = with_progress(rows_of(chosen, COLUMNS), "reading")
        with club.change(rehearse=dry_run) as change:
            outcomes = import_events(change, chosen.name, rows, club.branches, anyway=anyway)
        typer.echo(summary(outcomes, "events_taken", dry_run=dry_run))


@app.command("export", cls=StaffCommand)
def export_file(
    file: Annotated[Path | None, typer.Argument(help="The .csv or .json file to write.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file.")] = False,
) -> None:
    """Write every event to a file, which `import` reads back."""
    with opened_club() as club:
        chosen = chosen_file(file, said("ask_target"))
        rows = [{"id": str(event.id), **typed_values(event)} for event in _all_events(club)]
        write_rows(chosen, COLUMNS.known, rows, force=force)
        typer.echo(said("written_to", counts=counted(len(rows), "event"), file=chosen))


def _all_events(club: Club) -> list[Event]:
    with club.reading() as connection:
        numbers: list[int] = []
        while page := list_numbers(connection, _PAGE, len(numbers)):
            numbers += [number for number, _ in page]
        found = (
            get_event(connection, number, club.now) for number in with_progress(numbers, "reading")
        )
        return [event for event in found if event is not None]
