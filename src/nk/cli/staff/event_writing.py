"""`nk events add` and `nk events edit`."""

import typer

from nk.cli.staff import event_options as flags
from nk.cli.staff.desk import open_desk
from nk.cli.staff.event_choice import chosen_event, context_of
from nk.cli.staff.event_fields import REQUIRED, edited_values, event_values
from nk.cli.staff.event_questions import asked, asked_again
from nk.cli.staff.options import By, EventNumber
from nk.cli.staff.prompts import is_interactive, require
from nk.cli.staff.unclear import UnclearError
from nk.store import events
from nk.store.event_values import NewEvent


def add(
    given: typer.Context,
    name: flags.Name = None,
    kind: flags.Type = None,
    starts: flags.Starts = None,
    ends: flags.Ends = None,
    branch: flags.Branch = None,
    location: flags.Location = None,
    description: flags.Description = None,
    register_url: flags.RegisterUrl = None,
    by: By = None,
) -> None:
    """Add an event; without flags you are asked for everything."""
    typed = _typed(given)
    with open_desk(by) as desk:
        require({f"--{field}": typed.get(field) for field in REQUIRED})
        context = context_of(desk)
        if any(field not in typed for field in REQUIRED):
            typed = asked(typed, context)
        values = event_values(typed, context)
        with desk.change() as change:
            number = events.add(change, NewEvent(**values))
        typer.echo(f"Event {number} is added: {typed['name'].strip()}.")


def edit(
    given: typer.Context,
    number: EventNumber = None,
    name: flags.Name = None,
    kind: flags.Type = None,
    starts: flags.Starts = None,
    ends: flags.Ends = None,
    branch: flags.Branch = None,
    location: flags.Location = None,
    description: flags.Description = None,
    register_url: flags.RegisterUrl = None,
    status: flags.Status = None,
    cancelled: flags.Cancelled = None,
    by: By = None,
) -> None:
    """Change an event; without flags you are asked, with what it says now as the default."""
    typed = _typed(given)
    with open_desk(by) as desk:
        event = chosen_event(desk, number)
        context = context_of(desk)
        if not typed and not is_interactive():
            raise UnclearError("Say what to change, such as --starts or --location.")
        values = edited_values(typed or asked_again(event, context), context, event)
        with desk.change() as change:
            events.edit(change, event.id, values)
        typer.echo(f"Event {event.id} is changed.")


def _typed(given: typer.Context) -> dict[str, str]:
    """Return the fields that were given as flags, under the names that files use."""
    found = {name: value for name, value in given.params.items() if value is not None}
    cancelled = found.pop("cancelled", None)
    if cancelled is not None:
        found["cancelled"] = "yes" if cancelled else "no"
    if "kind" in found:
        found["type"] = found.pop("kind")
    return {name: value for name, value in found.items() if name not in ("number", "by")}
