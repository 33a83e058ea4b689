"""Who has come: check-in of those on an event's list, and walk-ins."""

from typing import Final

from sqlalchemy import select, update

from nk.club.errors import RefusedError, Sentence
from nk.club.events import events
from nk.club.events.registrations import register
from nk.club.store import tables
from nk.club.store.connections import Change

_CALLED_OFF: Final = Sentence(
    th="กิจกรรมนี้ยกเลิกแล้ว เช็กอินไม่ได้", en="That event is called off; nobody can check in."
)
_NOT_LISTED: Final = Sentence(
    th="ไม่มีชื่อหรือหมายเลขนี้ในรายชื่อ", en="Nobody of that name or number is on the list."
)


def check_in(change: Change, event_id: int, running_number: int, *, here: bool = True) -> None:
    """Note that somebody on the list has come, or take it back; saying it twice changes nothing."""
    if here:
        _refuse_called_off(change, event_id)
    table = tables.registrations
    mine = (table.c.event_id == event_id, table.c.running_number == running_number)
    known = change.connection.execute(select(table.c.checked_in_at).where(*mine)).one_or_none()
    if known is None:
        raise RefusedError("not_registered", _NOT_LISTED, "running_number")
    if (known.checked_in_at is not None) == here:
        return
    at = change.at if here else None
    change.connection.execute(update(table).where(*mine).values(checked_in_at=at))
    events.no_sample(change, [event_id])
    action = "event.check_in" if here else "event.check_out"
    change.note(action, "event", event_id, facts={"number": running_number})


def walk_in(change: Change, event_id: int, name: str) -> int:
    """Put somebody who came without signing up on the list, as here; return their number."""
    _refuse_called_off(change, event_id)
    number = register(change, event_id, name)
    table = tables.registrations
    mine = (table.c.event_id == event_id, table.c.running_number == number)
    came = {"checked_in_at": change.at, "walk_in": True}
    change.connection.execute(update(table).where(*mine).values(**came))
    return number


def _refuse_called_off(change: Change, event_id: int) -> None:
    if events.required_row(change, event_id).cancelled:
        raise RefusedError("called_off", _CALLED_OFF, "event")
