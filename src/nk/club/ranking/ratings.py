"""Ratings derived from the log alone, kept equal to its replay at every moment.

Each season is replayed by the figures it keeps: those it was opened with, or those that staff
have since adopted for it. What the content says today rates nothing until a season takes it.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    Table,
    bindparam,
    delete,
    func,
    select,
    type_coerce,
    update,
)

from nk.bangkok import week_of, week_start
from nk.club.store import tables
from nk.club.store.columns import WholeNumber
from nk.club.store.connections import Change
from nk.club.store.engines import upsert
from nk.club.store.tournament_tables import tournament_matches
from nk.rules.elo import RatingPolicy, policy_from, policy_to_plain
from nk.rules.season import Replay, Standing, rank

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

    def end_season(self, season_id: int, following: RatingPolicy | None) -> None:
        """Write the season's final table and start everyone again, by the next one's figures."""
        self.results += results_of(season_id, self.standings)
        following = following or self._policy
        self._replay.end_season(following.start)
        self.openings = {player: standing.rating for player, standing in self.standings.items()}
        self._policy, self._replay = following, Replay(following, self.standings)

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


class SeasonPolicy(NamedTuple):
    """A season with the figures that rate it."""

    id: int
    is_open: bool
    policy: RatingPolicy


def season_policies(connection: Connection) -> list[SeasonPolicy]:
    """Return every season with its figures, the oldest first."""
    seasons = tables.seasons.c
    query = select(seasons.id, seasons.is_open, seasons.policy).order_by(seasons.id)
    return [
        SeasonPolicy(row.id, row.is_open, policy_from(json.loads(row.policy or "{}")))
        for row in connection.execute(query)
    ]


def policy_text(policy: RatingPolicy) -> str:
    """Return the figures as a season keeps them."""
    return json.dumps(policy_to_plain(policy))


def derive(connection: Connection) -> Derivation | None:
    """Replay the whole log; without a season there is nothing to replay."""
    seasons = season_policies(connection)
    if not seasons:
        return None
    derived = Derivation(seasons[0].policy)
    merged, voided = merged_players(connection), _voided(connection)
    for season, following in zip(seasons, [*seasons[1:], None], strict=True):
        derived.play(season.id, _rows(connection, season.id, merged, voided))
        if not season.is_open:
            derived.end_season(season.id, following.policy if following else None)
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
    voids = tables.matches.c.voids
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
    columns = tables.matches.c
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


def apply_matches(change: Change, season_id: int, played: Sequence[LogRow]) -> None:
    """Carry new matches of the open season into the derived tables, on from what is stored."""
    policy = season_policies(change.connection)[-1].policy
    stored = _stored_standings(change.connection, {who for row in played for who in row[:2]})
    derived = Derivation(
        policy,
        {player: standing for player, (standing, _) in stored.items()},
        {player: opening for player, (_, opening) in stored.items()},
        _latest_week(change.connection),
    )
    derived.play(season_id, played)
    for table, rows in _derived_rows(derived, _hidden_players(change.connection)):
        _write(change.connection, table, rows.values())


def rebuild(change: Change) -> None:
    """Replay the whole log and write what it changes in the derived tables."""
    for table, stored, replayed in _compared(change.connection):
        _delete(change.connection, table, stored.keys() - replayed.keys())
        changed = [row for key, row in replayed.items() if stored.get(key) != row]
        _write(change.connection, table, changed)
    _rework_changes(change.connection)


def _rework_changes(connection: Connection) -> None:
    """Work out anew what each match of the open season's tournaments did to the ratings."""
    season = next((one for one in season_policies(connection) if one.is_open), None)
    if season is None:
        return
    links = tournament_matches.c
    query = select(links.log_id).join(tables.matches, tables.matches.c.id == links.log_id)
    linked = set(connection.scalars(query.where(tables.matches.c.season_id == season.id)))
    if not linked:
        return
    changes = [
        {"number": number, "won": won, "lost": lost}
        for number, won, lost in _changes(connection, season)
        if number in linked
    ]
    connection.execute(
        update(tournament_matches)
        .where(links.log_id == bindparam("number"))
        .values(winner_change=bindparam("won"), loser_change=bindparam("lost")),
        changes,
    )


def _changes(connection: Connection, season: SeasonPolicy) -> Iterator[tuple[int, int, int]]:
    """Yield each match of a season that counts, with what winner and loser got for it."""
    openings = connection.execute(select(tables.ratings.c.player_id, tables.ratings.c.opening))
    run = Replay(season.policy, {player: Standing(rating) for player, rating in openings})
    stands_for, voided = merged_players(connection).get, _voided(connection)
    for batch in _batches(connection, season.id):
        for number, winner, loser, sweep, _ in batch:
            if number in voided:
                continue
            pair = stands_for(winner, winner), stands_for(loser, loser)
            before = [run.standings[player].rating for player in pair]
            run.play([(*pair, sweep)])
            won, lost = (run.standings[p].rating - b for p, b in zip(pair, before, strict=True))
            yield number, won, lost


def verify(connection: Connection) -> list[Difference]:
    """Compare every derived row with a replay of the log; an empty list means they agree."""
    return [
        Difference(table.name, key, stored.get(key), replayed.get(key))
        for table, stored, replayed in _compared(connection)
        for key in sorted({key for key, _ in stored.items() ^ replayed.items()})
    ]


def _compared(connection: Connection) -> Iterator[tuple[Table, Rows, Rows]]:
    """Yield each derived table with what it holds and what a replay gives."""
    derived = derive(connection)
    for table, replayed in _derived_rows(derived, _hidden_players(connection)):
        size = len(table.primary_key)
        stored = {tuple(row[:size]): tuple(row) for row in connection.execute(select(table))}
        yield table, stored, replayed


def _derived_rows(derived: Derivation | None, hidden: set[int]) -> list[tuple[Table, Rows]]:
    if derived is None:
        return [(tables.ratings, {}), (tables.rating_history, {}), (tables.season_results, {})]
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
        (tables.ratings, ratings),
        (tables.rating_history, history),
        (tables.season_results, results),
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
    ratings, asked = tables.ratings, sorted(players)
    return {
        row.player_id: (Standing(row.rating, row.wins, row.losses), row.opening)
        for start in range(0, len(asked), _ASKED_AT_ONCE)
        for row in connection.execute(
            select(ratings).where(ratings.c.player_id.in_(asked[start : start + _ASKED_AT_ONCE]))
        )
    }


def standings_of(connection: Connection, players: Iterable[int]) -> dict[int, Standing]:
    """Return where these players stand now; whoever has no match yet is left out."""
    stored = _stored_standings(connection, players)
    return {player: standing for player, (standing, _) in stored.items()}


def _latest_week(connection: Connection) -> date:
    week = connection.scalars(select(func.max(tables.rating_history.c.week))).one()
    return week or date.min


def _hidden_players(connection: Connection) -> set[int]:
    players = tables.players.c
    # A removed or merged player has given the name up.
    return set(connection.scalars(select(players.id).where(players.name_key.is_(None))))
