"""Deriving everything about ratings from the log alone, season by season and week by week."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, Row, select, type_coerce

from nk.rules.rating import RatingPolicy, Replay, Standing
from nk.rules.season import rank
from nk.store import rating_tables, tables
from nk.store.columns import WholeNumber
from nk.store.weeks import week_of, week_start

# A match of the log: winner, loser, 1 for a sweep or 0, and the second it was played.
LogRow = tuple[int, int, int, int]
# The same without its time, as the replay takes it.
Match = tuple[int, int, int]

_ROWS_AT_ONCE = 20_000


class SeasonResult(NamedTuple):
    """Where a player ended in a season."""

    season_id: int
    player_id: int
    place: int
    rating: int
    wins: int
    losses: int


class Derivation:
    """All that the log says up to a point: from its beginning, or on from what is stored."""

    def __init__(
        self,
        policy: RatingPolicy,
        standings: Mapping[int, Standing] | None = None,
        openings: Mapping[int, int] | None = None,
        latest_week: date = date.min,
    ) -> None:
        self._policy = policy
        self._replay = Replay(policy, standings)
        self._latest_week = latest_week
        self.openings = dict(openings or {})
        # The last rating of every week a player played in.
        self.history: dict[tuple[int, int, date], int] = {}
        self.results: list[SeasonResult] = []

    @property
    def standings(self) -> dict[int, Standing]:
        """Everyone's standing at this point."""
        return self._replay.standings

    def play(self, season_id: int, rows: Iterable[LogRow]) -> None:
        """Carry matches of a season in, in the order of the log."""
        for week, matches in self._by_week(rows):
            self._replay.play(matches)
            for player in {match[0] for match in matches} | {match[1] for match in matches}:
                self.history[player, season_id, week] = self.standings[player].rating
                self.openings.setdefault(player, self._policy.start)

    def end_season(self, season_id: int) -> None:
        """Write the season's final table and start everyone again."""
        self.results += results_of(season_id, self.standings)
        self._replay.end_season()
        self.openings = {player: standing.rating for player, standing in self.standings.items()}

    def _by_week(self, rows: Iterable[LogRow]) -> Iterator[tuple[date, list[Match]]]:
        """Yield the matches week by week.

        A result written down late counts in the week it was written after, so weeks never go
        back.
        """
        matches: list[Match] = []
        next_week_starts = -1
        for winner, loser, sweep, seconds in rows:
            # Looking at the calendar is slow, and only the first match of a week needs to.
            if seconds >= next_week_starts:
                if matches:
                    yield self._latest_week, matches
                    matches = []
                week = week_of(datetime.fromtimestamp(seconds, UTC))
                self._latest_week = max(self._latest_week, week)
                next_week_starts = week_start(self._latest_week + timedelta(weeks=1))
            matches.append((winner, loser, sweep))
        if matches:
            yield self._latest_week, matches


def derive(connection: Connection, policy: RatingPolicy) -> Derivation:
    """Replay the whole log."""
    derived = Derivation(policy)
    merged, voided = merged_players(connection), _voided(connection)
    seasons = rating_tables.seasons.c
    query = select(seasons.id, seasons.is_open).order_by(seasons.id)
    for season_id, is_open in connection.execute(query).all():
        derived.play(season_id, _rows(connection, season_id, merged, voided))
        if not is_open:
            derived.end_season(season_id)
    return derived


def results_of(season_id: int, standings: Mapping[int, Standing]) -> list[SeasonResult]:
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


def _voided(connection: Connection) -> set[int]:
    voids = rating_tables.matches.c.voids
    return set(connection.scalars(select(voids).where(voids.is_not(None))))


def _rows(
    connection: Connection, season_id: int, merged: Mapping[int, int], voided: set[int]
) -> Iterator[LogRow]:
    """Yield what still counts of a season, in the order of the log."""
    stands_for = merged.get
    for batch in _batches(connection, season_id):
        # Plain tuples, all of a batch at once: this is the part that a million rows feel.
        yield from [
            (stands_for(winner, winner), stands_for(loser, loser), sweep, played_at)
            for number, winner, loser, sweep, played_at in batch
            if number not in voided
        ]


def _batches(
    connection: Connection, season_id: int
) -> Iterator[Sequence[Row[int, int, int, int, int]]]:
    """Yield number, winner, loser, sweep and time as plain numbers, which a million rows need."""
    columns = rating_tables.matches.c
    query = (
        select(
            columns.id,
            columns.winner_id,
            columns.loser_id,
            type_coerce(columns.sweep, WholeNumber),
            type_coerce(columns.played_at, WholeNumber),
        )
        .where(columns.season_id == season_id, columns.kind == "played")
        .order_by(columns.id)
    )
    result = connection.execute(query, execution_options={"yield_per": _ROWS_AT_ONCE})
    yield from result.partitions()
