"""`nk history`: who changed what, and when."""

from sqlalchemy import Connection

from nk.cli.staff.desk import open_desk
from nk.cli.staff.people import name_of
from nk.cli.staff.tables import Line, show
from nk.store.audit import AuditEntry, list_audit


def show_history(*, subject: str | None, number: int | None, limit: int, as_json: bool) -> None:
    """Print the latest changes, of everything or of one thing."""
    with open_desk() as desk:
        with desk.reading() as connection:
            entries = list_audit(connection, subject=subject, subject_id=number, limit=limit)
            lines = [_line(connection, entry) for entry in entries]
        show(lines, as_json=as_json, none="No changes yet.")


def _line(connection: Connection, entry: AuditEntry) -> Line:
    return {
        "when": entry.at,
        "who": entry.who,
        "what": entry.action,
        "number": entry.subject_id,
        "detail": _words(connection, entry.detail),
    }


def _words(connection: Connection, detail: dict[str, object]) -> str:
    """Write the facts in one line; names of people, kept apart in the store, join them."""
    names = detail.get("names")
    facts = {name: value for name, value in detail.items() if name != "names"}
    for side in ("winner", "loser"):
        # The history of matches holds numbers, so that it needs no change when a name goes.
        if isinstance(player := facts.get(side), int):
            facts[side] = name_of(connection, player)
    facts |= names if isinstance(names, dict) else {}
    return ", ".join(
        f"{name}: {'nothing' if value in (None, '') else value}" for name, value in facts.items()
    )
