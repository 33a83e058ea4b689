"""Deriving everything about ratings from the log alone, season by season and week by week."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from itertools import groupby

from sqlalchemy import Connection, Row, exists, select, type_coerce

from nk.rules.rating import Played, RatingPolicy, SeasonEnd, Standing, replay
from nk.rules.season import rank
from nk.store import rating_tables, tables
from nk.store.columns import WholeNumber
from nk.store.weeks import week_of, week_start


@dataclass(frozen=True, slots=True)
class SeasonResult:
    """Where a player ended in a season."""

    season_id: int
    player_id: int
    place: int
    rating: int
    wins: int
    losses: int


@dataclass(slots=True)
class Derived:
    """All that the log says."""

    standings: dict[int, Standing] = field(default_factory=dict)
    openings: dict[int, int] = field(default_factory=dict)
    history: dict[tuple[int, int, date], int] = field(default_factory=dict)
    results: list[SeasonResult] = field(default_factory=list)


def derive(connection: Connection, policy: RatingPolicy) -> Derived:
    """Replay the whole log."""
    derived = Derived()
    latest_week = date.min
    merged = merged_players(connection)
    for season in connection.execute(
        select(rating_tables.seasons).order_by(rating_tables.seasons.c.id)
    ).all():
        entries = _entries(connection, season.id, merged, latest_week)
        for week, group in groupby(entries, key=lambda entry: entry[0]):
            latest_week = week
            _play_week(derived, policy, (season.id, week), [played for _, played in group])
        if not season.is_open:
            derived.results += results_of(season.id, derived.standings)
            derived.standings = replay(policy, [SeasonEnd()], derived.standings)
            derived.openings = {
                player: standing.rating for player, standing in derived.standings.items()
            }
    return derived


def results_of(season_id: int, standings: dict[int, Standing]) -> list[SeasonResult]:
    """Return the final table of a season: everyone who played in it, by competition rank."""
    active = {player: standing for player, standing in standings.items() if standing.played}
    return [
        SeasonResult(
            season_id,
            player,
            place,
            active[player].rating,
            active[player].wins,
            active[player].losses,
        )
        for place, player in rank(active)
    ]


def merged_players(connection: Connection) -> dict[int, int]:
    """Return which player each merged entry stands for."""
    players = tables.players.c
    query = select(players.id, players.merged_into).where(players.merged_into.is_not(None))
    return {row.id: row.merged_into for row in connection.execute(query)}


def _play_week(
    derived: Derived, policy: RatingPolicy, week: tuple[int, date], matches: list[Played]
) -> None:
    derived.standings = replay(policy, matches, derived.standings)
    for player in {player for match in matches for player in (match.winner, match.loser)}:
        derived.history[player, *week] = derived.standings[player].rating
        derived.openings.setdefault(player, policy.start)


def _entries(
    connection: Connection, season_id: int, merged: dict[int, int], latest_week: date
) -> Iterator[tuple[date, Played]]:
    """Yield a season's matches in log order, without the voided ones.

    A result written down late counts in the week it was written after, so weeks never go back.
    """
    next_week_starts = -1
    for winner, loser, sweep, seconds in _rows(connection, season_id):
        # Looking at the calendar is slow, and only the first match of a week needs to.
        if seconds >= next_week_starts:
            latest_week = max(latest_week, week_of(datetime.fromtimestamp(seconds, UTC)))
            next_week_starts = week_start(latest_week + timedelta(weeks=1))
        yield latest_week, Played(merged.get(winner, winner), merged.get(loser, loser), sweep == 1)


def _rows(connection: Connection, season_id: int) -> Iterable[Row[int, int, int, int]]:
    """Return winner, loser, sweep and time as plain numbers, which a million rows need."""
    matches = rating_tables.matches
    correction = matches.alias("correction")
    voided = exists().where(correction.c.voids == matches.c.id)
    columns = matches.c
    query = (
        select(
            columns.winner_id,
            columns.loser_id,
            type_coerce(columns.sweep, WholeNumber),
            type_coerce(columns.played_at, WholeNumber),
        )
        .where(columns.season_id == season_id, columns.kind == "played", ~voided)
        .order_by(columns.id)
    )
    return connection.execute(query, execution_options={"yield_per": 10_000})
