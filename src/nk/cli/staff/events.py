"""`nk events`: what goes on, who takes part, who won."""

from typing import Annotated

import typer

from nk.cli.staff.desk import open_desk
from nk.cli.staff.event_choice import chosen_event
from nk.cli.staff.event_files import export_events, import_events
from nk.cli.staff.event_views import list_of_events, show_event
from nk.cli.staff.event_writing import add, edit
from nk.cli.staff.options import By, EventNumber, Yes
from nk.cli.staff.prompts import answer, confirm, require, some_text
from nk.cli.staff.unclear import UnclearError
from nk.cli.staff.winners import crown
from nk.store import events, registrations

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
