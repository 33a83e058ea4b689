"""The questions `nk events add` and `nk events edit` ask; each answer is tried at once."""

from nk.cli.staff.branches import read_branch
from nk.cli.staff.dates import read_end, read_moment, written
from nk.cli.staff.event_fields import Context, own_place, read_status, read_yes, typed_values
from nk.cli.staff.prompts import answer, some_text
from nk.cli.staff.unclear import UnclearError
from nk.store.event_values import Event
from nk.store.links import required_link


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
