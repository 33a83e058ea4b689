"""Who won an event: said by staff, or by the match that was its final."""

from nk.store import Change, RefusedError
from nk.store.audit import list_audit
from nk.store.registrations import number_of, register, set_winner, take_winner_back

_FINAL = "match.final"


def crown(change: Change, event_id: int, name: str) -> int:
    """Make somebody the winner, putting them on the event's list if they are not on it."""
    try:
        number = number_of(change, event_id, name)
    except RefusedError:
        number = register(change, event_id, name)
    set_winner(change, event_id, number)
    return number


def crown_by_final(change: Change, event_id: int, name: str, match_id: int) -> None:
    """Make a final's winner the event's, and note it so that undoing the match finds it."""
    number = crown(change, event_id, name)
    change.note(_FINAL, "match", match_id, facts={"event": event_id, "number": number})


def uncrown_by_final(change: Change, match_id: int) -> int | None:
    """Take the winner back if this match made them so; return the event it was about."""
    for entry in list_audit(change.connection, subject="match", subject_id=match_id):
        event_id, number = entry.detail.get("event"), entry.detail.get("number")
        if entry.action == _FINAL and isinstance(event_id, int) and isinstance(number, int):
            return event_id if take_winner_back(change, event_id, number) else None
    return None
