"""`nk events add` and `nk events edit`, with the questions they ask."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from nk.cli.staff import terminal
from nk.cli.staff.language import StaffCommand, language
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import answer, insisted, require, show
from nk.cli.staff.words import said
from nk.cli.terminal import By, EventNumber, stop
from nk.club.club import Club
from nk.club.events.details import DETAIL_RULES, PICTURE_POINT, Rule
from nk.club.events.entry import (
    REQUIRED,
    add_event,
    check_field,
    edit_event,
    own_place,
    read_branch,
    typed_values,
)
from nk.club.events.events import Event, Status
from nk.club.events.lists import list_events, required_event
from nk.club.typed import read_moment, read_number, written

Name = Annotated[str | None, typer.Option("--name", help="What the event is called.")]
Type = Annotated[str | None, typer.Option("--type", help="Beyblade X, Board Game, …")]
Starts = Annotated[
    str | None, typer.Option("--starts", help="Bangkok time, such as 22/11/2569 18:30.")
]
Ends = Annotated[
    str | None, typer.Option("--ends", help="A time on the same day, or a day and a time.")
]
Branch = Annotated[
    str | None, typer.Option("--branch", help="The branch's id or name; its place is used.")
]
Location = Annotated[str | None, typer.Option("--location", help="Where, if not at a branch.")]
Description = Annotated[str | None, typer.Option("--description", help="What to know.")]
RegisterUrl = Annotated[
    str | None, typer.Option("--register-url", help="An https address to register at.")
]
Status_ = Annotated[
    str | None,
    typer.Option("--status", help="auto lets the clock decide; else upcoming, ongoing or past."),
]
Cancelled = Annotated[
    bool | None, typer.Option("--cancelled/--not-cancelled", help="Called off, or not after all.")
]
Again = Annotated[bool, typer.Option("--again", help="It is no double, though it looks like one.")]
Anyway = Annotated[bool, typer.Option("--anyway", help="It is meant, though it looks like a slip.")]

Everything = Annotated[
    bool, typer.Option("--all", help="Ask for every detail too: English, fee, places and so on.")
]

# So many are shown to choose from; more would push the question off the screen.
_SHOWN = 10
_NOT_FIELDS = ("number", "by", "again", "anyway", "everything")
_DETAILS = "nk.event_details"


class EventCommand(StaffCommand):
    """A command with a flag for every detail an event may have."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.params += [_detail_option(name, rule) for name, rule in DETAIL_RULES.items()]


def _detail_option(name: str, rule: Rule) -> Any:
    """Return the option as Typer makes it; what was given is kept beside the command's own."""

    def keep(given: typer.Context, value: str | None) -> None:
        if value is not None:
            given.meta.setdefault(_DETAILS, {})[name] = value

    option = typer.Option(
        f"--{name.replace('_', '-')}", help=f"{rule.what.en}.", callback=keep, expose_value=False
    )
    example = typer.Typer(add_completion=False)

    @example.command()
    def _(value: Annotated[str | None, option] = None) -> None: ...

    made = typer.main.get_command(example).params[0]
    # The parser keeps what was given by this name, so each flag needs its own.
    made.name = name
    return made


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
    everything: Everything = False,
    again: Again = False,
    anyway: Anyway = False,
    by: By = None,
) -> None:
    """Add an event; without flags you are asked for everything."""
    typed = _typed(given)
    with opened_club(by) as club:
        require({f"--{field}": typed.get(field) for field in REQUIRED})
        if any(field not in typed for field in REQUIRED):
            typed = _asked(typed, club, everything=everything)

        def write(again: bool, anyway: bool) -> int:
            with club.change() as change:
                return add_event(change, typed, club.branches, again=again, anyway=anyway)

        number = insisted(write, again=again, anyway=anyway)
        typer.echo(said("event_added", number=number, name=typed["name"].strip()))


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
    status: Status_ = None,
    cancelled: Cancelled = None,
    everything: Everything = False,
    anyway: Anyway = False,
    by: By = None,
) -> None:
    """Change an event; without flags you are asked, with what it says now as the default."""
    typed = _typed(given)
    with opened_club(by) as club:
        event = chosen_event(club, number)
        if not typed and not terminal.is_interactive():
            stop(said("what_to_change"))
        changed = typed or _asked_again(event, club, everything=everything)

        def write(_: bool, anyway: bool) -> bool:
            with club.change() as change:
                return edit_event(change, event.id, changed, club.branches, anyway=anyway)

        done = insisted(write, anyway=anyway)
        typer.echo(said("event_changed" if done else "event_unchanged", number=event.id))


def chosen_event(club: Club, number: int | None) -> Event:
    """Return the event of that number, or show some and ask until there is one."""
    require({said("the_event"): number})
    if number is not None:
        return event_typed(club, str(number))
    show([event_line(event) for event in found_events(club, ("upcoming", "past"), _SHOWN)])
    return answer(None, said("ask_event"), lambda typed: event_typed(club, typed))


def event_typed(club: Club, typed: str) -> Event:
    """Return the event whose number was typed."""
    with club.reading() as connection:
        return required_event(connection, read_number(typed), club.now)


def found_events(club: Club, statuses: tuple[Status, ...], limit: int) -> list[Event]:
    """Return events of these statuses, one status after the other."""
    with club.reading() as connection:
        found = [
            event
            for status in statuses
            for event in list_events(connection, status, club.now, limit)
        ]
    return found[:limit]


def event_line(event: Event) -> dict[str, object]:
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


def _asked(typed: dict[str, str], club: Club, *, everything: bool) -> dict[str, str]:
    """Ask for what was not given of a new event."""
    ids = ", ".join(branch.id for branch in club.branches)
    defaults = {"type": "Beyblade X", "branch": "", "description": "", "register_url": ""}
    for field in ("name", "type", "starts", "ends", "branch", "location", "description"):
        if field == "location":
            branch_id = read_branch(typed["branch"], club.branches)
            places = {branch.id: branch.place for branch in club.branches}
            defaults["location"] = places.get(branch_id or "", "")
        if field not in typed:
            question = said(f"ask_{field}", ids=ids)
            typed[field] = _answer(field, question, typed, club, defaults.get(field))
    if "register_url" not in typed:
        question = said("ask_register_url")
        typed["register_url"] = _answer("register_url", question, typed, club, "")
    for field in DETAIL_RULES if everything else ():
        # Nobody adds an event that is called off.
        if field in typed or field.startswith("cancel_reason") or _has_no_picture(field, typed):
            continue
        typed[field] = _answer(field, _question(field), typed, club, "")
    return typed


def _has_no_picture(field: str, typed: Mapping[str, str]) -> bool:
    """Tell whether a field would say more of a picture that the event does not have."""
    return field.startswith("picture_") and not typed.get("picture")


def _question(field: str, ids: str = "") -> str:
    if rule := DETAIL_RULES.get(field):
        return rule.what.in_language(language())
    return said(f"ask_{field}", ids=ids)


def _asked_again(event: Event, club: Club, *, everything: bool) -> dict[str, str]:
    """Ask for every field of an event; Enter keeps what it says."""
    now, length = typed_values(event), event.ends_at - event.starts_at
    # A description has many lines, which a question cannot show; the flag changes it. So it does
    # with the reason of an event that is called off, which most are not.
    unasked = {"description", "description_en", "cancel_reason", "cancel_reason_en"}
    unasked |= set() if everything else set(DETAIL_RULES)
    ids = ", ".join(branch.id for branch in club.branches)
    typed: dict[str, str] = {}
    for field, value in now.items():
        if field in unasked or _has_no_picture(field, typed):
            continue
        if field == "ends":
            # An event that is moved keeps its length.
            value = written(read_moment(typed["starts"], club.today) + length)
        elif field == "location":
            # A location that was the branch's own moves with it.
            branch_id = read_branch(typed["branch"], club.branches)
            value = own_place(event, branch_id, club.branches)
        elif field in PICTURE_POINT and typed["picture"] != now["picture"]:
            value = ""
        typed[field] = _answer(field, _question(field, ids), typed, club, value)
    return typed


def _answer(
    field: str, question: str, typed: dict[str, str], club: Club, default: str | None
) -> str:
    def tried(text: str) -> str:
        check_field(field, text, typed, club.today, club.branches)
        return text

    return answer(None, question, tried, default=default)


def _typed(given: typer.Context) -> dict[str, str]:
    """Return the fields that were given as flags, under the names that files use."""
    found: dict[str, Any] = {
        name: value
        for name, value in given.params.items()
        if value is not None and name not in _NOT_FIELDS
    }
    if "cancelled" in found:
        found["cancelled"] = "yes" if found["cancelled"] else "no"
    if "kind" in found:
        found["type"] = found.pop("kind")
    details: dict[str, str] = given.meta.get(_DETAILS, {})
    return found | details
