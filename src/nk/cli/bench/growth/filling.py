"""Filling a store with a great many rows at once, by statements both databases understand."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, text

from nk.cli.bench.growth.sizes import WEEKS, Size
from nk.store import migrate, open_writer
from nk.store.weeks import week_of

# The moment all questions are asked at: the last week of the season.
NOW = datetime(2026, 11, 15, 5, 0, tzinfo=UTC)
PEOPLE_AN_EVENT = 5
_CACHE_KILOBYTES = 400_000

# A bigint, because what is reckoned with it grows past PostgreSQL's smaller whole numbers.
_SERIES = """WITH RECURSIVE series (i) AS
    (SELECT CAST(0 AS bigint) UNION ALL SELECT i + 1 FROM series WHERE i + 1 < :rows)"""
# One event an hour around now is 24 a day, a hundred thousand in eleven years.
_EVENTS = """INSERT INTO events
    (name, event_type, starts_at, ends_at, location, description, created_at, updated_at)
    SELECT 'Beyblade X Weekly ' || i, 'Beyblade X', :now + (i - :half) * 3600 + 60,
    :now + (i - :half) * 3600 + 3060, 'NK', 'Bring a deck of three.', :now, :now FROM series"""
_PEOPLE = """INSERT INTO registrations
    (event_id, running_number, player_name, name_key, player_id, winner)
    SELECT i / :people + 1, i % :people + 1, 'Player', 'player' || i, (i * 7) % :players + 1,
    CASE WHEN i % :people = 0 AND i / :people < :half THEN 1 ELSE 0 END FROM series"""
_PLAYERS = """INSERT INTO players (nickname, name_key, created_at)
    SELECT 'Player ' || i, 'player ' || i, :now FROM series"""
_SEASON = """INSERT INTO seasons (id, starts_on, ends_on, is_open)
    VALUES (1, :monday - 7 * (:weeks - 1), :monday + 7, 1)"""
# One of the two has an even number and the other an odd one, so nobody plays themselves.
_MATCHES = """INSERT INTO matches
    (kind, season_id, winner_id, loser_id, winner_sets, loser_sets, sweep, played_at, recorded_at)
    SELECT 'played', 1, (i * 2) % :players + 1,
    (i * 2 + 1 + 2 * (i % :half_players)) % :players + 1,
    2, 0, 0, :season + i * :pace, :now FROM series"""
_RATINGS = """INSERT INTO ratings (player_id, rating, opening, wins, losses)
    SELECT i + 1, 1000 + (i * 7919) % 997, 1200, 6, 7 FROM series"""
_HISTORY = """INSERT INTO rating_history (player_id, season_id, week, rating)
    SELECT i / :weeks + 1, 1, :monday - 7 * (i % :weeks), 1000 + (i * 7919) % 997 FROM series"""

Told = Callable[[str], None]


def fill(database: str, size: Size, tell: Told) -> None:
    """Create the tables and fill them; `tell` hears what is being written."""
    migrate(database)
    writer = open_writer(database)
    try:
        with writer.engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                # Room for the indexes in memory; with the usual 2 MB they are written many times.
                connection.exec_driver_sql(f"PRAGMA cache_size = -{_CACHE_KILOBYTES}")
            for what, rows, statement in _steps(size):
                tell(what)
                _execute(connection, statement, rows, size)
        if writer.engine.dialect.name == "postgresql":
            # What PostgreSQL does by itself in the background, a minute later.
            with writer.engine.connect() as connection:
                connection.execution_options(isolation_level="AUTOCOMMIT")
                connection.execute(text("VACUUM ANALYZE"))
    finally:
        writer.close()


def _steps(size: Size) -> list[tuple[str, int, str]]:
    return [
        ("players", size.players, _PLAYERS),
        ("events", size.events, _EVENTS),
        ("registrations", size.events * PEOPLE_AN_EVENT, _PEOPLE),
        ("season", 1, _SEASON),
        ("matches", size.matches, _MATCHES),
        ("ratings", size.players, _RATINGS),
        ("rating history", size.players * WEEKS, _HISTORY),
    ]


def _execute(connection: Connection, statement: str, rows: int, size: Size) -> None:
    whole = f"{_SERIES} {statement}" if "FROM series" in statement else statement
    known = {"rows": rows, **_values(size)}
    used = {name: value for name, value in known.items() if f":{name}" in whole}
    connection.execute(text(whole), used)


def _values(size: Size) -> dict[str, int]:
    monday = week_of(NOW)
    season = NOW - timedelta(weeks=WEEKS - 1)
    return {
        "now": int(NOW.timestamp()),
        "half": size.events // 2,
        "people": PEOPLE_AN_EVENT,
        "players": size.players,
        "half_players": size.players // 2,
        "weeks": WEEKS,
        "monday": (monday - date(1970, 1, 1)).days,
        "season": int(season.timestamp()),
        "pace": int(timedelta(weeks=WEEKS - 1).total_seconds()) // size.matches,
    }
