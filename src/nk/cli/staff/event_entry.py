"""`nk events add` and `nk events edit`, with the questions they ask."""

from typing import Annotated

import typer

from nk.cli.staff.event_input import (
    REQUIRED,
    Context,
    chosen_event,
    context_of,
    edited_values,
    event_values,
    own_place,
    read_branch,
    read_status,
    read_yes,
    typed_values,
)
from nk.cli.staff.session import open_desk
from nk.cli.staff.terminal import answer, is_interactive, require, some_text
from nk.cli.terminal import By, EventNumber
from nk.club import events
from nk.club.dates import read_end, read_moment, written
from nk.club.errors import UnclearError
from nk.club.events import Event, NewEvent
from nk.club.links import required_link

Name = Annotated[str | None, typer.Option("--name", help="What the event is called.")]
Type = Annotated[str | None, typer.Option("--type", help="Beyblade X, Board Game, …")]
Starts = Annotated[
    str | None, typer.Option("--starts", help="Bangkok time, such as 22/11/2569 18:30.")
]
Ends = Annotated[
    str | None, typer.Option("--ends", help="A time on the same day, or a day and a time.")
]
Branch = Annotated[str | None, typer.Option("--branch", help="The branch's id; its place is used.")]
Location = Annotated[str | None, typer.Option("--location", help="Where, if not at a branch.")]
Description = Annotated[str | None, typer.Option("--description", help="What to know.")]
RegisterUrl = Annotated[
    str | None, typer.Option("--register-url", help="An https address to register at.")
]
Status = Annotated[
    str | None,
    typer.Option("--status", help="auto lets the clock decide; else upcoming, ongoing or past."),
]
Cancelled = Annotated[
    bool | None, typer.Option("--cancelled/--not-cancelled", help="Called off, or not after all.")
]


def asked(typed: dict[str, str], context: Context) -> dict[str, str]:
    """Ask for what was not given of a new event."""

    def ask(field: str, question: str, *, default: str | None = None) -> None:
        if field not in typed:
            typed[field] = _answer(field, question, typed, context, default)

    ask("name", "Name")
    ask("type", "Type", default="Beyblade X")
    ask("starts", "Starts (such as 22/11/2569 18:30)")
    ask("ends", "Ends (a time, or a day and a time)")
    ask("branch", f"Branch ({', '.join(context.places)}, or nothing)", default="")
    ask("location", "Location", default=context.places.get(typed["branch"].strip().lower(), ""))
    ask("description", "Description", default="")
    ask("register_url", "Address to register at (https)", default="")
    return typed


def asked_again(event: Event, context: Context) -> dict[str, str]:
    """Ask for every field of an event; Enter keeps what it says."""
    now, length = typed_values(event), event.ends_at - event.starts_at
    # A description has many lines, which a question cannot show; the flag changes it.
    del now["description"]
    typed: dict[str, str] = {}
    for field, value in now.items():
        if field == "ends":
            # An event that is moved keeps its length.
            value = written(read_moment(typed["starts"], context.today) + length)
        elif field == "location":
            # A location that was the branch's own moves with it.
            value = own_place(event, read_branch(typed["branch"], context.places), context)
        question = field.replace("_", " ").capitalize()
        typed[field] = _answer(field, question, typed, context, value)
    return typed


def _answer(
    field: str, question: str, typed: dict[str, str], context: Context, default: str | None
) -> str:
    def tried(text: str) -> str:
        _try(field, text, typed, context)
        return text

    return answer(None, question, tried, default=default)


def _try(field: str, text: str, typed: dict[str, str], context: Context) -> None:
    """Say why the text cannot be that field, if it cannot."""
    if field in ("name", "type"):
        some_text(text)
    elif field == "starts":
        read_moment(text, context.today)
    elif field == "ends":
        starts_at = read_moment(typed["starts"], context.today)
        if read_end(text, starts_at, context.today) <= starts_at:
            raise UnclearError("The event must end after it starts.")
    elif field == "branch":
        read_branch(text, context.places)
    elif field == "status":
        read_status(text)
    elif field == "cancelled":
        read_yes(text)
    elif field == "register_url" and text.strip():
        required_link(text.strip(), field)


def add(
    given: typer.Context,
    name: Name = None,
    kind: Type = None,
    starts: Starts = None,
    ends: Ends = None,
    branch: Branch = None,
    location: Location = None,
    description: Description = None,
    register_url: RegisterUrl = None,
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
    name: Name = None,
    kind: Type = None,
    starts: Starts = None,
    ends: Ends = None,
    branch: Branch = None,
    location: Location = None,
    description: Description = None,
    register_url: RegisterUrl = None,
    status: Status = None,
    cancelled: Cancelled = None,
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
