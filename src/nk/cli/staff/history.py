"""`nk history`: who changed what, and when."""

from nk.cli.staff.desk import open_desk
from nk.cli.staff.tables import Line, show
from nk.store.audit import AuditEntry, list_audit


def show_history(*, subject: str | None, number: int | None, limit: int, as_json: bool) -> None:
    """Print the latest changes, of everything or of one thing."""
    with open_desk() as desk:
        with desk.reading() as connection:
            entries = list_audit(connection, subject=subject, subject_id=number, limit=limit)
        show([_line(entry) for entry in entries], as_json=as_json, none="No changes yet.")


def _line(entry: AuditEntry) -> Line:
    return {
        "when": entry.at,
        "who": entry.who,
        "what": entry.action,
        "number": entry.subject_id,
        "detail": _words(entry.detail),
    }


def _words(detail: dict[str, object]) -> str:
    """Write the facts in one line; names of people, kept apart in the store, join them."""
    names = detail.get("names")
    facts = {name: value for name, value in detail.items() if name != "names"}
    facts |= names if isinstance(names, dict) else {}
    return ", ".join(f"{name}: {value}" for name, value in facts.items() if value is not None)
