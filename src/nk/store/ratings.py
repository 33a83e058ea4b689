"""Keeping the derived tables equal to a replay of the log, at every moment."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from sqlalchemy import Connection, Table, delete, func, insert, select

from nk.rules.rating import RatingPolicy, Standing, play
from nk.store import rating_tables, tables
from nk.store.derivation import Derived, derive
from nk.store.upserts import upsert
from nk.store.weeks import week_of
from nk.store.writer import Change


@dataclass(frozen=True, slots=True)
class Difference:
    """A stored figure that a replay of the log does not give."""

    what: str
    key: tuple[object, ...]
    stored: object
    replayed: object


def apply_match(
    change: Change,
    policy: RatingPolicy,
    *,
    season_id: int,
    winner: int,
    loser: int,
    sweep: bool,
    played_at: datetime,
) -> tuple[int, int]:
    """Carry one match into the derived tables; return both new ratings."""
    stored = _stored_standings(change.connection, (winner, loser))
    first, second = (
        stored.get(player, (Standing(policy.start), policy.start)) for player in (winner, loser)
    )
    after = play(policy, first[0].rating, second[0].rating, sweep=sweep)
    won = Standing(after[0], first[0].wins + 1, first[0].losses)
    lost = Standing(after[1], second[0].wins, second[0].losses + 1)
    rows = [_row(winner, won, first[1]), _row(loser, lost, second[1])]
    upsert(change.connection, rating_tables.ratings, rows)
    week = max(week_of(played_at), _latest_week(change.connection))
    points = [
        {"player_id": player, "season_id": season_id, "week": week, "rating": rating}
        for player, rating in zip((winner, loser), after, strict=True)
    ]
    upsert(change.connection, rating_tables.rating_history, points)
    return after


def rebuild(change: Change, policy: RatingPolicy) -> None:
    """Write the derived tables anew from a replay of the whole log."""
    derived = derive(change.connection, policy)
    hidden = _hidden_players(change.connection)
    for table, rows in _derived_rows(derived, hidden):
        change.connection.execute(delete(table))
        if rows:
            change.connection.execute(insert(table), rows)


def verify(connection: Connection, policy: RatingPolicy) -> list[Difference]:
    """Compare every derived row with a replay of the log; an empty list means they agree."""
    differences: list[Difference] = []
    for table, rows in _derived_rows(derive(connection, policy), _hidden_players(connection)):
        keys = list(table.primary_key.columns.keys())
        replayed = {tuple(row[key] for key in keys): row for row in rows}
        stored = {
            tuple(row[key] for key in keys): dict(row)
            for row in connection.execute(select(table)).mappings()
        }
        differences += [
            Difference(table.name, key, stored.get(key), replayed.get(key))
            for key in sorted(stored.keys() | replayed.keys(), key=str)
            if stored.get(key) != replayed.get(key)
        ]
    return differences


def _derived_rows(
    derived: Derived, hidden: set[int]
) -> list[tuple[Table, list[dict[str, object]]]]:
    ratings = [
        _row(player, standing, derived.openings[player], listed=player not in hidden)
        for player, standing in derived.standings.items()
    ]
    history: list[dict[str, object]] = [
        {"player_id": player, "season_id": season, "week": week, "rating": rating}
        for (player, season, week), rating in derived.history.items()
    ]
    results: list[dict[str, object]] = [
        {name: getattr(result, name) for name in result.__dataclass_fields__}
        for result in derived.results
    ]
    return [
        (rating_tables.ratings, ratings),
        (rating_tables.rating_history, history),
        (rating_tables.season_results, results),
    ]


def _row(
    player: int, standing: Standing, opening: int, *, listed: bool = True
) -> dict[str, object]:
    return {
        "player_id": player,
        "rating": standing.rating,
        "opening": opening,
        "wins": standing.wins,
        "losses": standing.losses,
        "listed": listed,
    }


def _stored_standings(
    connection: Connection, players: Iterable[int]
) -> dict[int, tuple[Standing, int]]:
    ratings = rating_tables.ratings
    rows = connection.execute(select(ratings).where(ratings.c.player_id.in_(players)))
    return {
        row.player_id: (Standing(row.rating, row.wins, row.losses), row.opening) for row in rows
    }


def _latest_week(connection: Connection) -> date:
    week = connection.scalars(select(func.max(rating_tables.rating_history.c.week))).one()
    return week or date.min


def _hidden_players(connection: Connection) -> set[int]:
    players = tables.players.c
    # A removed or merged player has given the name up.
    return set(connection.scalars(select(players.id).where(players.name_key.is_(None))))
