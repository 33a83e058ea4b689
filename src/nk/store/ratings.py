"""Keeping the derived tables equal to a replay of the log, at every moment."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, delete, func, select

from nk.rules.rating import RatingPolicy, Standing
from nk.store import rating_tables, tables
from nk.store.derivation import Derivation, LogRow, derive
from nk.store.upserts import upsert
from nk.store.writer import Change

# Values of a derived table by its primary key, whose columns come first in each of them.
Key = tuple[Any, ...]
Rows = dict[Key, tuple[Any, ...]]

# So many players are asked for at once; far below what an engine takes in one question.
_ASKED_AT_ONCE: Final = 1_000


@dataclass(frozen=True, slots=True)
class Difference:
    """A stored figure that a replay of the log does not give."""

    what: str
    key: Key
    stored: object
    replayed: object


def apply_matches(
    change: Change, policy: RatingPolicy, season_id: int, played: Sequence[LogRow]
) -> None:
    """Carry new matches into the derived tables, on from what is stored."""
    stored = _stored_standings(change.connection, {who for row in played for who in row[:2]})
    derived = Derivation(
        policy,
        {player: standing for player, (standing, _) in stored.items()},
        {player: opening for player, (_, opening) in stored.items()},
        _latest_week(change.connection),
    )
    derived.play(season_id, played)
    for table, rows in _derived_rows(derived, hidden=set()):
        _write(change.connection, table, rows.values())


def rebuild(change: Change, policy: RatingPolicy) -> None:
    """Replay the whole log and write what it changes in the derived tables."""
    for table, stored, replayed in _compared(change.connection, policy):
        _delete(change.connection, table, stored.keys() - replayed.keys())
        changed = [row for key, row in replayed.items() if stored.get(key) != row]
        _write(change.connection, table, changed)


def verify(connection: Connection, policy: RatingPolicy) -> list[Difference]:
    """Compare every derived row with a replay of the log; an empty list means they agree."""
    return [
        Difference(table.name, key, stored.get(key), replayed.get(key))
        for table, stored, replayed in _compared(connection, policy)
        for key in sorted({key for key, _ in stored.items() ^ replayed.items()})
    ]


def _compared(connection: Connection, policy: RatingPolicy) -> Iterator[tuple[Table, Rows, Rows]]:
    """Yield each derived table with what it holds and what a replay gives."""
    derived = derive(connection, policy)
    for table, replayed in _derived_rows(derived, _hidden_players(connection)):
        size = len(table.primary_key)
        stored = {tuple(row[:size]): tuple(row) for row in connection.execute(select(table))}
        yield table, stored, replayed


def _derived_rows(derived: Derivation, hidden: set[int]) -> list[tuple[Table, Rows]]:
    ratings: Rows = {
        (player,): (
            player,
            standing.rating,
            derived.openings[player],
            standing.wins,
            standing.losses,
            player not in hidden,
        )
        for player, standing in derived.standings.items()
    }
    history: Rows = {key: (*key, rating) for key, rating in derived.history.items()}
    results: Rows = {
        (result.season_id, result.player_id): tuple(result) for result in derived.results
    }
    return [
        (rating_tables.ratings, ratings),
        (rating_tables.rating_history, history),
        (rating_tables.season_results, results),
    ]


def _write(connection: Connection, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
    names = table.columns.keys()
    upsert(connection, table, [dict(zip(names, row, strict=True)) for row in rows])


def _delete(connection: Connection, table: Table, keys: Iterable[Key]) -> None:
    """Delete rows by their keys, one statement for all of them."""
    names = table.primary_key.columns.keys()
    gone: list[Mapping[str, Any]] = [
        {f"gone_{name}": part for name, part in zip(names, key, strict=True)} for key in keys
    ]
    if gone:
        meant = [table.c[name] == bindparam(f"gone_{name}") for name in names]
        connection.execute(delete(table).where(*meant), gone)


def _stored_standings(
    connection: Connection, players: Iterable[int]
) -> dict[int, tuple[Standing, int]]:
    ratings, asked = rating_tables.ratings, sorted(players)
    return {
        row.player_id: (Standing(row.rating, row.wins, row.losses), row.opening)
        for start in range(0, len(asked), _ASKED_AT_ONCE)
        for row in connection.execute(
            select(ratings).where(ratings.c.player_id.in_(asked[start : start + _ASKED_AT_ONCE]))
        )
    }


def _latest_week(connection: Connection) -> date:
    week = connection.scalars(select(func.max(rating_tables.rating_history.c.week))).one()
    return week or date.min


def _hidden_players(connection: Connection) -> set[int]:
    players = tables.players.c
    # A removed or merged player has given the name up.
    return set(connection.scalars(select(players.id).where(players.name_key.is_(None))))
