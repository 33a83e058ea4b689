"""`nk events add` and `nk events edit`."""

from collections.abc import Callable

import typer

from nk.cli.staff import event_options as flags
from nk.cli.staff.branches import branch_places, read_branch
from nk.cli.staff.dates import read_end, read_moment, written
from nk.cli.staff.desk import Desk, open_desk
from nk.cli.staff.event_fields import (
    REQUIRED,
    Context,
    edited_values,
    event_values,
    read_status,
    typed_values,
)
from nk.cli.staff.options import By, EventNumber
from nk.cli.staff.prompts import answer, is_interactive, require, some_text, whole_number
from nk.cli.staff.unclear import UnclearError
from nk.store import NotFoundError, events
from nk.store.event_lists import get_event
from nk.store.event_values import Event, NewEvent


def add(
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
    typed = _given(
        name=name,
        type=kind,
        starts=starts,
        ends=ends,
        branch=branch,
        location=location,
        description=description,
        register_url=register_url,
    )
    with open_desk(by) as desk:
        require({f"--{field}": typed.get(field) for field in REQUIRED})
        context = context_of(desk)
        if any(field not in typed for field in REQUIRED):
            typed = _asked(typed, context)
        values = event_values(typed, context)
        with desk.change() as change:
            number = events.add(change, NewEvent(**values))
        typer.echo(f"Event {number} is added: {typed['name'].strip()}.")


def edit(
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
    typed = _given(
        name=name,
        type=kind,
        starts=starts,
        ends=ends,
        branch=branch,
        location=location,
        description=description,
        register_url=register_url,
        status=status,
        cancelled=None if cancelled is None else "yes" if cancelled else "no",
    )
    with open_desk(by) as desk:
        require({"The event's number": number})
        chosen = number or answer(None, "Number of the event", whole_number)
        event = required_event(desk, chosen)
        context = context_of(desk)
        if not typed and not is_interactive():
            raise UnclearError("Say what to change, such as --starts or --location.")
        values = edited_values(typed or _asked_again(event, context), context, event)
        with desk.change() as change:
            events.edit(change, chosen, values)
        typer.echo(f"Event {chosen} is changed.")


def context_of(desk: Desk) -> Context:
    """Return what reading an event needs to know."""
    return Context(desk.today, branch_places(desk.settings.content))


def required_event(desk: Desk, number: int) -> Event:
    """Return an event, or say that there is none of that number."""
    with desk.reading() as connection:
        event = get_event(connection, number, desk.now)
    if event is None:
        raise NotFoundError("event", number)
    return event


def _given(**fields: str | None) -> dict[str, str]:
    return {name: value for name, value in fields.items() if value is not None}


def _asked(typed: dict[str, str], context: Context) -> dict[str, str]:
    """Ask for what was not given; each answer is tried at once."""

    def ask(field: str, question: str, *, default: str | None = None) -> None:
        if field not in typed:
            typed[field] = answer(None, question, _trying(field, typed, context), default=default)

    ask("name", "Name")
    ask("type", "Type", default="Beyblade X")
    ask("starts", "Starts (such as 22/11/2569 18:30)")
    ask("ends", "Ends (a time, or a day and a time)")
    ask("branch", f"Branch ({', '.join(context.places)}, or nothing)", default="")
    ask("location", "Location", default=context.places.get(typed["branch"].strip().lower(), ""))
    ask("description", "Description", default="")
    ask("register_url", "Address to register at (https)", default="")
    return typed


def _asked_again(event: Event, context: Context) -> dict[str, str]:
    """Ask for every field of an event; Enter keeps what it says."""
    now, length = typed_values(event), event.ends_at - event.starts_at
    # A description has many lines, which a question cannot show; the flag changes it.
    del now["description"]
    typed: dict[str, str] = {}
    for field, value in now.items():
        if field == "ends":
            # An event that is moved keeps its length.
            value = written(read_moment(typed["starts"], context.today) + length)
        question = field.replace("_", " ").capitalize()
        typed[field] = answer(None, question, _trying(field, typed, context), default=value)
    return typed


def _trying(field: str, typed: dict[str, str], context: Context) -> Callable[[str], str]:
    return lambda text: _tried(field, text, typed, context)


def _tried(field: str, text: str, typed: dict[str, str], context: Context) -> str:
    """Return the text if it can be read as that field; or else the reason is said."""
    if field in ("name", "type"):
        some_text(text)
    elif field == "starts":
        read_moment(text, context.today)
    elif field == "ends":
        read_end(text, read_moment(typed["starts"], context.today), context.today)
    elif field == "branch":
        read_branch(text, context.places)
    elif field == "status":
        read_status(text)
    return text
