"""Who takes part in an event, and who won it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, update

from nk.club.errors import (
    AmbiguousError,
    Candidate,
    DoubtfulError,
    RefusedError,
    Sentence,
    or_list,
)
from nk.club.events import events
from nk.club.names import name_key, one_line
from nk.club.players import find_by_name, required_player
from nk.club.store import tables
from nk.club.store.audit import list_audit
from nk.club.store.connections import Change
from nk.club.store.tournament_tables import tournaments
from nk.club.typed import read_number, required_text

_BY_NUMBER: Final = "no:"
_MOST_GONE: Final = 10_000

_NOT_REGISTERED = Sentence(
    th="คนนี้ไม่ได้สมัครกิจกรรมนี้", en="That person is not registered for this event."
)

_IN_TOURNAMENT = Sentence(
    th="กิจกรรมนี้มีทัวร์นาเมนต์แล้ว ให้ออกจากการแข่งแทนการลบชื่อ",
    en="This event has a tournament; let the person drop out there instead.",
)


def register(
    change: Change, event_id: int, player_name: str, *, player_id: int | None = None
) -> int:
    """Add somebody to an event's list and return their running number.

    A name that belongs to a known player is linked to that player by itself.
    """
    events.required_row(change, event_id)
    name = required_text(player_name, "player_name")
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
    events.no_sample(change, [event_id])
    facts = {"number": number, **({} if player is None else {"player": player})}
    change.note("event.register", "event", event_id, facts=facts, names={"player": name})
    return number


def change_list(
    change: Change, event_id: int, names: Sequence[str], remove: Sequence[int] = ()
) -> list[tuple[int, str]]:
    """Take people off an event's list and put others on; return the new numbers with names."""
    for number in remove:
        unregister(change, event_id, number)
    return [(register(change, event_id, name), one_line(name, "name")) for name in names]


def unregister(change: Change, event_id: int, running_number: int) -> None:
    """Take somebody off an event's list; the other numbers stay as they are."""
    _required(change, event_id, running_number)
    _refuse_in_tournament(change, event_id)
    table = tables.registrations
    change.connection.execute(
        delete(table).where(table.c.event_id == event_id, table.c.running_number == running_number)
    )
    events.no_sample(change, [event_id])
    change.note("event.unregister", "event", event_id, facts={"number": running_number})


def _refuse_in_tournament(change: Change, event_id: int) -> None:
    """The log of a tournament names people by their numbers, so these stay."""
    query = select(tournaments.c.event_id).where(tournaments.c.event_id == event_id)
    if change.connection.scalars(query).one_or_none() is not None:
        raise RefusedError("in_tournament", _IN_TOURNAMENT, "running_number")


def set_winner(change: Change, event_id: int, running_number: int) -> None:
    """Say who won; an earlier winner of the same event is replaced."""
    events.required_row(change, event_id)
    _required(change, event_id, running_number)
    _crown(change, event_id, running_number)
    events.touch(change, event_id)
    change.note("event.winner", "event", event_id, facts={"number": running_number})


def _crown(change: Change, event_id: int, running_number: int) -> str:
    table = tables.registrations
    of_event = table.c.event_id == event_id
    change.connection.execute(update(table).where(of_event).values(winner=False))
    winning = update(table).where(of_event, table.c.running_number == running_number)
    named = winning.values(winner=True).returning(table.c.player_name)
    name: str = change.connection.scalars(named).one()
    return name


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


@dataclass(frozen=True, slots=True)
class Closed:
    """An event that was closed, and who won it."""

    name: str
    winner: str | None


def close_event(
    change: Change, event_id: int, winner: str | None = None, *, anyway: bool = False
) -> Closed:
    """Put an event among the past ones now, and say who won.

    The winner is typed as a name, or as no:3 for the third on the list; a name that is not on
    the list is put on it.
    """
    row = events.required_row(change, event_id)
    facts: dict[str, object] = {}
    names: dict[str, str] = {}
    if winner is not None:
        if row.starts_at > change.at and not anyway:
            raise not_begun(event_id)
        number = _meant(change, event_id, required_text(winner, "winner"))
        names["winner"] = _crown(change, event_id, number)
        facts["number"] = number
    events.close(change, event_id)
    change.note("event.close", "event", event_id, facts=facts, names=names)
    return Closed(row.name, names.get("winner"))


def crown_player(
    change: Change, event_id: int, player_id: int, running_number: int | None = None
) -> int:
    """Make a player the event's winner, putting them on its list if they are not on it.

    A running number says which of two namesakes they are; it cannot make somebody else win.
    """
    if running_number is not None:
        _require_player_at(change, event_id, running_number, player_id)
    number = running_number or _number_of_player(change, event_id, player_id)
    if number is None:
        name = required_player(change.connection, player_id).nickname
        number = register(change, event_id, name, player_id=player_id)
    set_winner(change, event_id, number)
    return number


def not_begun(event_id: int) -> DoubtfulError:
    """Say that an event has not begun, so that nobody can have won it yet."""
    return DoubtfulError(
        "event_not_begun",
        f"กิจกรรม {event_id} ยังไม่เริ่ม จะมีผู้ชนะแล้วเหรอ",
        f"Event {event_id} has not begun, so nobody can have won it yet.",
    )


def _meant(change: Change, event_id: int, typed: str) -> int:
    """Return the running number of whoever is meant, newly given if they were not listed."""
    if typed.lower().startswith(_BY_NUMBER):
        number = read_number(typed[len(_BY_NUMBER) :])
        _required(change, event_id, number)
        return number
    table = tables.registrations
    found = listed_number(change, event_id, table.c.name_key == name_key(typed))
    return found if found is not None else register(change, event_id, typed)


def _number_of_player(change: Change, event_id: int, player_id: int) -> int | None:
    table = tables.registrations
    linked = listed_number(change, event_id, table.c.player_id == player_id)
    if linked is not None:
        return linked
    name = required_player(change.connection, player_id).nickname
    return listed_number(change, event_id, _is_unlinked(name))


def _require_player_at(change: Change, event_id: int, running_number: int, player_id: int) -> None:
    """Refuse a number of the list that is not the player's: theirs, or nobody's and their name."""
    _required(change, event_id, running_number)
    name = required_player(change.connection, player_id).nickname
    table = tables.registrations
    own = or_(table.c.player_id == player_id, _is_unlinked(name))
    if listed_number(change, event_id, (table.c.running_number == running_number) & own) is None:
        sentence = Sentence(
            th=f"หมายเลข {running_number} ในรายชื่อไม่ใช่ {name} ใส่หมายเลขของ {name} หรือเว้นหมายเลขไว้",
            en=f"Number {running_number} on the list is not {name}; "
            f"give {name}'s own number, or leave it out.",
        )
        raise RefusedError("not_registered", sentence, "running_number")


def _is_unlinked(name: str) -> ColumnElement[bool]:
    """Whoever is on a list by this name alone, not as a known player."""
    table = tables.registrations
    return and_(table.c.player_id.is_(None), table.c.name_key == name_key(name))


def listed_number(change: Change, event_id: int, wanted: ColumnElement[bool]) -> int | None:
    """Return the number of the one person who fits, or None; two of one name are asked about."""
    table = tables.registrations
    rows = change.connection.execute(
        select(table.c.running_number, table.c.player_name, table.c.player_id)
        .where(table.c.event_id == event_id, table.c.anonymous == 0, wanted)
        .order_by(table.c.running_number)
    ).all()
    if len(rows) > 1:
        raise _ambiguous(rows)
    return rows[0].running_number if rows else None


def _ambiguous(rows: Sequence[Row[int, str, int | None]]) -> AmbiguousError:
    candidates = [_candidate(*row) for row in rows]
    choices = [candidate.typed for candidate in candidates]
    sentence = Sentence(
        th=f"ในรายชื่อมี {rows[0].player_name} {len(rows)} คน เลือก {or_list(choices, 'th')}",
        en=f"There are {len(rows)} people named {rows[0].player_name} on the list; "
        f"choose {or_list(choices, 'en')}.",
    )
    return AmbiguousError("ambiguous_person", sentence, candidates, "winner")


def _candidate(number: int, name: str, player_id: int | None) -> Candidate:
    known = Sentence(th="ไม่ได้ผูกกับผู้เล่น", en="not a known player")
    if player_id is not None:
        known = Sentence(th=f"ผู้เล่น {player_id}", en=f"player {player_id}")
    return Candidate(
        f"{_BY_NUMBER}{number}",
        Sentence(
            th=f"หมายเลข {number} {name} ({known.th})", en=f"no. {number}, {name} ({known.en})"
        ),
    )


def _next_number(change: Change, event_id: int) -> int:
    """Return a number that nobody has had, as the history still speaks of whoever has gone."""
    table = tables.registrations
    highest = change.connection.scalars(
        select(func.max(table.c.running_number)).where(table.c.event_id == event_id)
    ).one()
    gone = list_audit(
        change.connection,
        subject="event",
        subject_id=event_id,
        action="event.unregister",
        limit=_MOST_GONE,
    )
    given_up = [int(str(entry.detail["number"])) for entry in gone]
    return max(highest or 0, *given_up, 0) + 1


def _required(change: Change, event_id: int, running_number: int) -> None:
    table = tables.registrations
    found = change.connection.scalars(
        select(table.c.running_number).where(
            table.c.event_id == event_id, table.c.running_number == running_number
        )
    ).one_or_none()
    if found is None:
        raise RefusedError("not_registered", _NOT_REGISTERED, "running_number")
