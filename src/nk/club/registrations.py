"""Who takes part in an event, and who won it."""

from sqlalchemy import delete, func, insert, select, update

from nk.club import events
from nk.club.errors import RefusedError, Sentence
from nk.club.players import find_by_name, required_player
from nk.club.store import tables
from nk.club.store.connections import Change
from nk.names import name_key, one_line

_NOT_REGISTERED = Sentence(
    th="คนนี้ไม่ได้สมัครอีเวนต์นี้", en="That person is not registered for this event."
)


def register(
    change: Change, event_id: int, player_name: str, *, player_id: int | None = None
) -> int:
    """Add somebody to an event's list and return their running number.

    A name that belongs to a known player is linked to that player by itself.
    """
    events.required_row(change, event_id)
    name = one_line(player_name, "player_name")
    player = player_id if player_id is not None else find_by_name(change.connection, name)
    if player is not None:
        name = required_player(change.connection, player).nickname
    number = _next_number(change, event_id)
    change.connection.execute(
        insert(tables.registrations).values(
            event_id=event_id,
            running_number=number,
            player_name=name,
            name_key=name_key(name),
            player_id=player,
        )
    )
    facts = {"number": number, **({} if player is None else {"player": player})}
    change.note("event.register", "event", event_id, facts=facts, names={"player": name})
    return number


def unregister(change: Change, event_id: int, running_number: int) -> None:
    """Take somebody off an event's list; the other numbers stay as they are."""
    _required(change, event_id, running_number)
    table = tables.registrations
    change.connection.execute(
        delete(table).where(table.c.event_id == event_id, table.c.running_number == running_number)
    )
    change.note("event.unregister", "event", event_id, facts={"number": running_number})


def set_winner(change: Change, event_id: int, running_number: int) -> None:
    """Say who won; an earlier winner of the same event is replaced."""
    events.required_row(change, event_id)
    _required(change, event_id, running_number)
    table = tables.registrations
    of_event = table.c.event_id == event_id
    change.connection.execute(update(table).where(of_event).values(winner=False))
    change.connection.execute(
        update(table).where(of_event, table.c.running_number == running_number).values(winner=True)
    )
    events.touch(change, event_id)
    change.note("event.winner", "event", event_id, facts={"number": running_number})


def take_winner_back(change: Change, event_id: int, running_number: int) -> bool:
    """Leave an event without a winner if this person is its winner; tell whether they were."""
    table = tables.registrations
    winning = (
        table.c.event_id == event_id,
        table.c.running_number == running_number,
        table.c.winner == 1,
    )
    done = change.connection.execute(update(table).where(*winning).values(winner=False))
    if not done.rowcount:
        return False
    events.touch(change, event_id)
    change.note("event.no_winner", "event", event_id, facts={"number": running_number})
    return True


def number_of(change: Change, event_id: int, player_name: str) -> int:
    """Return the running number somebody has in an event."""
    table = tables.registrations
    number: int | None = change.connection.scalars(
        select(table.c.running_number)
        .where(table.c.event_id == event_id, table.c.name_key == name_key(player_name))
        .order_by(table.c.running_number)
        .limit(1)
    ).one_or_none()
    if number is None:
        raise RefusedError("not_registered", _NOT_REGISTERED, "player_name")
    return number


def _next_number(change: Change, event_id: int) -> int:
    table = tables.registrations
    highest = change.connection.scalars(
        select(func.max(table.c.running_number)).where(table.c.event_id == event_id)
    ).one()
    return (highest or 0) + 1


def _required(change: Change, event_id: int, running_number: int) -> None:
    table = tables.registrations
    found = change.connection.scalars(
        select(table.c.running_number).where(
            table.c.event_id == event_id, table.c.running_number == running_number
        )
    ).one_or_none()
    if found is None:
        raise RefusedError("not_registered", _NOT_REGISTERED, "running_number")
