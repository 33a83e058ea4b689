"""Reading events. Every list walks an index and stops, however many events there are."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, func, select, text

from nk.club.errors import NotFoundError
from nk.club.events.events import (
    Event,
    Placed,
    Registration,
    Status,
    TournamentState,
    Winner,
    status_at,
)
from nk.club.names import name_key
from nk.club.store import columns, tables
from nk.club.store.tournament_tables import tournament_places, tournaments

_EVENTS = tables.events.c
# A page of names stays readable and well under a megabyte; the count is always complete.
MOST_REGISTRATIONS_SHOWN = 2_000
_PODIUM = 3


def list_events(
    connection: Connection,
    status: Status,
    now: datetime,
    limit: int = columns.DEFAULT_PAGE,
    offset: int = 0,
) -> list[Event]:
    """Return a page of events.

    "upcoming" is ongoing events first and then the soonest, "ongoing" those alone, "past"
    the latest first. Ask for more with the offset.
    """
    newest_first = status == "past"
    wanted = {"upcoming", "ongoing"} if status == "upcoming" else {status}
    rows = [
        row
        for query in _candidates(status, now)
        for row in connection.execute(_ordered(query, newest_first).limit(offset + limit))
        if _status(row, now) in wanted
    ]
    rows.sort(key=lambda row: _order(row, now), reverse=newest_first)
    return _events_of(connection, rows[offset : offset + limit], now)


def get_event(connection: Connection, event_id: int, now: datetime) -> Event | None:
    """Return one event with its list of people, or None."""
    if not 0 < event_id < 2**63:
        return None
    rows = connection.execute(select(tables.events).where(_EVENTS.id == event_id)).all()
    found = _events_of(connection, rows, now, with_people=True)
    return found[0] if found else None


def events_between(
    connection: Connection, first: datetime, after: datetime, now: datetime, limit: int
) -> list[Event]:
    """Return the events that touch a stretch of time, the earliest first: a month, or a day."""
    query = select(tables.events).where(
        # The longest event there can be bounds how far back a start has to be looked for.
        _EVENTS.starts_at > first - columns.LONGEST_EVENT,
        _EVENTS.starts_at < after,
        _EVENTS.ends_at > first,
    )
    rows = connection.execute(_ordered(query, newest_first=False).limit(limit)).all()
    return _events_of(connection, rows, now)


def checked_in(connection: Connection, ids: Iterable[int]) -> dict[int, int]:
    """Return how many have come to each event."""
    table = tables.registrations
    query = (
        select(table.c.event_id, func.count().label("people"))
        .where(table.c.event_id.in_(ids), table.c.checked_in_at.is_not(None))
        .group_by(table.c.event_id)
    )
    return {row.event_id: row.people for row in connection.execute(query)}


def required_event(connection: Connection, event_id: int, now: datetime) -> Event:
    """Return one event with its list of people, or say that there is none of that number."""
    event = get_event(connection, event_id, now)
    if event is None:
        raise NotFoundError("event", event_id)
    return event


def same_event(connection: Connection, name: str, starts_at: datetime) -> int | None:
    """Return an event of that name and start, so that none is written down twice."""
    query = select(_EVENTS.id, _EVENTS.name).where(_EVENTS.starts_at == starts_at)
    key = name_key(name)
    rows = connection.execute(query.order_by(_EVENTS.id))
    return next((row.id for row in rows if name_key(row.name) == key), None)


def has_type(connection: Connection, event_type: str) -> bool:
    """Tell whether any event is of that type."""
    query = select(_EVENTS.id).where(_EVENTS.event_type == event_type).limit(1)
    return connection.scalars(query).one_or_none() is not None


def types_in_use(connection: Connection) -> list[str]:
    """Return every type of event that staff have used."""
    return list(connection.scalars(select(_EVENTS.event_type).distinct()))


def next_flip(connection: Connection, now: datetime) -> datetime | None:
    """Return when the clock will next change an event's status, if ever."""
    free = _EVENTS.fixed_status.is_(None)
    moments = [
        connection.scalars(select(func.min(column)).where(free, column > now)).one()
        for column in (_EVENTS.starts_at, _EVENTS.ends_at)
    ]
    return min((moment for moment in moments if moment is not None), default=None)


def _candidates(status: Status, now: datetime) -> list[Select[Any]]:
    """Return the index walks that together hold the list; none looks at a whole table."""
    free = _EVENTS.fixed_status.is_(None)
    begun_lately = _EVENTS.starts_at > now - columns.LONGEST_EVENT
    clock: dict[Status, list[ColumnElement[bool]]] = {
        "upcoming": [free, begun_lately, _EVENTS.ends_at > now],
        "ongoing": [free, begun_lately, _EVENTS.starts_at <= now, _EVENTS.ends_at > now],
        "past": [free, _EVENTS.starts_at <= now, _EVENTS.ends_at <= now],
    }
    fixed: Sequence[Status] = ("ongoing", "upcoming") if status == "upcoming" else (status,)
    return [
        select(tables.events).where(*clock[status]),
        *(select(tables.events).where(_EVENTS.fixed_status == value) for value in fixed),
    ]


def _ordered(query: Select[Any], newest_first: bool) -> Select[Any]:
    if newest_first:
        return query.order_by(_EVENTS.starts_at.desc(), _EVENTS.id.desc())
    return query.order_by(_EVENTS.starts_at, _EVENTS.id)


def _order(row: Row[*tuple[Any, ...]], now: datetime) -> tuple[bool, datetime, int]:
    return _status(row, now) == "upcoming", row.starts_at, row.id


def _status(row: Row[*tuple[Any, ...]], now: datetime) -> Status:
    return status_at(now, row.starts_at, row.ends_at, row.fixed_status)


def _events_of(
    connection: Connection,
    rows: Sequence[Row[*tuple[Any, ...]]],
    now: datetime,
    *,
    with_people: bool = False,
) -> list[Event]:
    ids = [row.id for row in rows]
    counts = _counts(connection, ids)
    winners = _winners(connection, ids)
    days = _tournaments(connection, ids)
    people = {event_id: _people(connection, event_id) for event_id in ids} if with_people else {}
    return [
        Event(
            status=_status(row, now),
            registrations_count=counts.get(row.id, 0),
            winner=winners.get(row.id),
            registrations=people.get(row.id, ()),
            tournament=days[row.id][0] if row.id in days else None,
            podium=tuple(days[row.id][1]) if row.id in days else (),
            **{name: value for name, value in row._mapping.items() if name != "created_at"},
        )
        for row in rows
    ]


def _counts(connection: Connection, ids: Iterable[int]) -> dict[int, int]:
    table = tables.registrations
    query = (
        select(table.c.event_id, func.count().label("people"))
        .where(table.c.event_id.in_(ids))
        .group_by(table.c.event_id)
    )
    return {row.event_id: row.people for row in connection.execute(query)}


def _winners(connection: Connection, ids: Iterable[int]) -> dict[int, Winner]:
    table, players = tables.registrations, tables.players
    query = (
        select(table.c.event_id, table.c.player_name, players.c.avatar, table.c.anonymous)
        .join_from(table, players, table.c.player_id == players.c.id, isouter=True)
        # Spelled as in the index of winners, which holds at most one row an event.
        .where(table.c.event_id.in_(ids), text("registrations.winner = 1"))
    )
    return {
        row.event_id: Winner(row.player_name, row.avatar, row.anonymous)
        for row in connection.execute(query)
    }


def _tournaments(
    connection: Connection, ids: Iterable[int]
) -> dict[int, tuple[TournamentState, list[Placed]]]:
    """How far the tournaments of these events are, with the first three of the finished ones."""
    days, places, people = tournaments, tournament_places, tables.registrations
    first = (places.c.event_id == days.c.event_id) & (places.c.place <= _PODIUM)
    same = (people.c.event_id == places.c.event_id) & (
        people.c.running_number == places.c.running_number
    )
    query = (
        select(
            days.c.event_id, days.c.state, places.c.place, people.c.player_name, people.c.anonymous
        )
        .join_from(days, places, first, isouter=True)
        .join(people, same, isouter=True)
        .where(days.c.event_id.in_(ids))
    )
    found: dict[int, tuple[TournamentState, list[Placed]]] = {}
    for event_id, state, place, name, anonymous in connection.execute(query):
        _, podium = found.setdefault(event_id, (state, []))
        if name is not None:
            podium.append(Placed(place, name, anonymous))
    for _, podium in found.values():
        podium.sort(key=lambda one: one.place)
    return found


def _people(connection: Connection, event_id: int) -> tuple[Registration, ...]:
    table, players = tables.registrations, tables.players
    query = (
        select(
            table.c.running_number,
            table.c.player_name,
            table.c.player_id,
            table.c.anonymous,
            table.c.winner,
            table.c.checked_in_at,
            table.c.walk_in,
            players.c.avatar,
        )
        .join_from(table, players, table.c.player_id == players.c.id, isouter=True)
        .where(table.c.event_id == event_id)
        .order_by(table.c.running_number)
        .limit(MOST_REGISTRATIONS_SHOWN)
    )
    return tuple(Registration(*row) for row in connection.execute(query))


def count_events(connection: Connection) -> int:
    """Return how many events there are."""
    return connection.scalars(select(func.count()).select_from(tables.events)).one()


def list_numbers(connection: Connection, limit: int, offset: int) -> list[tuple[int, datetime]]:
    """Return numbers and last changes of a stretch of all events, for the sitemap."""
    query = select(_EVENTS.id, _EVENTS.updated_at).order_by(_EVENTS.id).limit(limit).offset(offset)
    return [(row.id, row.updated_at) for row in connection.execute(query)]
