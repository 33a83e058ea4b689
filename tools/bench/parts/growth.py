"""How much the stores hold that are compared."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

from rich.progress import track
from rich.status import Status
from sqlalchemy import Connection, text

from nk.bangkok import week_of
from nk.cli.building.build import console
from nk.club.club import read_policy
from nk.club.ranking.ratings import policy_text
from nk.club.store.connections import migrate, open_writer
from nk.settings import load_settings
from nk.site.answers import Answer
from nk.site.api.application import Api, build_fastapi
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.sources import open_sources
from tools.bench.command import Options, PartFailedError
from tools.bench.results import Figure, at_most, median_ratio
from tools.postgres import private_postgres

# Every player plays in each week of a season, so that all answers are equally long.
WEEKS = 13


@dataclass(frozen=True, slots=True)
class Size:
    """Rows of a store; half of the events are past. The number of players is even."""

    events: int
    players: int
    matches: int

    @property
    def name(self) -> str:
        """What the column of this size is called."""
        return f"{self.events:,} events"


SMALL = Size(10, 10, 5 * WEEKS)
MIDDLE = Size(1_000, 1_000, 13_000)
LARGE = Size(100_000, 50_000, 1_000_000)


def sizes(scale: float) -> tuple[Size, Size, Size]:
    """Return the three sizes; a scale below 1 makes the large one smaller, to try things out."""
    large = Size(
        max(int(LARGE.events * scale), MIDDLE.events),
        max(int(LARGE.players * scale) // 2 * 2, MIDDLE.players),
        max(int(LARGE.matches * scale), MIDDLE.matches),
    )
    return SMALL, MIDDLE, large


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
_SEASON = """INSERT INTO seasons (id, starts_on, ends_on, is_open, policy)
    VALUES (1, :monday - 7 * (:weeks - 1), :monday + 7, 1, :policy)"""
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


def _values(size: Size) -> dict[str, int | str]:
    monday = week_of(NOW)
    season = NOW - timedelta(weeks=WEEKS - 1)
    return {
        "now": int(NOW.timestamp()),
        "policy": policy_text(read_policy(load_settings().content)),
        "half": size.events // 2,
        "people": PEOPLE_AN_EVENT,
        "players": size.players,
        "half_players": size.players // 2,
        "weeks": WEEKS,
        "monday": (monday - date(1970, 1, 1)).days,
        "season": int(season.timestamp()),
        "pace": int(timedelta(weeks=WEEKS - 1).total_seconds()) // size.matches,
    }


@dataclass(frozen=True, slots=True)
class Question:
    """A path and query of the API; `deep` ones ask for more rows than the small store has."""

    name: str
    path: str
    query: str = ""
    deep: bool = False


# The small store has five events on each side of now: all ask for as many rows as it has.
QUESTIONS = (
    Question("upcoming events", "/api/events", "status=upcoming&limit=5"),
    Question("past events", "/api/events", "status=past&limit=5"),
    Question("a page of past events", "/api/events", "status=past&limit=2&offset=3"),
    Question("a deep page of past events", "/api/events", "status=past&limit=50&offset=400", True),
    Question("one event", "/api/events/3"),
    Question("leaderboard, top ten", "/api/leaderboard", "limit=10"),
)


@contextmanager
def api_of(database: str) -> Iterator[Api]:
    """Open the API over a database, at a fixed moment."""
    sources = open_sources(database, lambda: NOW)
    try:
        live = Live(DataPoll(sources.version), lambda: NOW)
        yield Api(build_fastapi(sources), live)
    finally:
        sources.close()


async def made(app: Api, question: Question) -> bytes:
    """Read and answer a question as if nobody had asked it before."""
    asked = await app.read(question.path.encode(), question.query.encode())
    if isinstance(asked, Answer):
        raise PartFailedError(f"{question.name} was answered with {asked.status}")
    answer = asked.make()
    if answer is None:
        raise PartFailedError(f"{question.name} was answered with nothing")
    return answer.body


async def timed(app: Api, question: Question, times: int) -> float:
    """Return the seconds one answer takes, as the mean of several in a row."""
    started = perf_counter()
    for _ in range(times):
        await made(app, question)
    return (perf_counter() - started) / times


async def rounds(
    apps: Sequence[Api], question: Question, count: int, times: int
) -> list[list[float]]:
    """Ask every app in turn, round by round; return each app's seconds by round."""
    for app in apps:
        await timed(app, question, times)
    return [[await timed(app, question, times) for app in apps] for _ in range(count)]


def run_rounds(
    apps: Sequence[Api], question: Question, count: int, times: int
) -> list[list[float]]:
    """Do the same from code that is not asynchronous."""
    return asyncio.run(rounds(apps, question, count, times))


PART = "growth"
_TARGET = at_most(1.5)
# Short rounds, and many: what disturbs the machine for a moment then spoils only a few.
_ROUNDS_FOR_EACH = 20
_TIMES = 5

# Makes an empty database of a given name and returns its address.
NewDatabase = Callable[[str], str]


def measure(options: Options) -> list[Figure]:
    """Fill both databases, then ask the small, the middle and the large store in turn."""
    figures: list[Figure] = []
    with _sqlite() as new_database:
        figures += _on("SQLite", new_database, options)
    with private_postgres() as server:
        figures += _on("PostgreSQL", server.create, options)
    return figures


def question_figures(
    engine: str, question: Question, stores: Sequence[Size], rounds: Sequence[Sequence[float]]
) -> Iterator[Figure]:
    """Return what is said of one question; `rounds` holds each round's seconds by store."""
    subject = f"{engine}, {question.name}"
    by_store = list(zip(*rounds, strict=True))
    for size, seconds in zip(stores, by_store, strict=True):
        value = round(median(seconds) * 1000, 3)
        yield Figure(PART, size.name, value, "ms", subject=subject)
    ratio = round(median_ratio(by_store[-1], by_store[0]), 2)
    note = f"against {stores[0].name}" if question.deep else ""
    yield Figure(PART, "ratio", ratio, "", _TARGET, note, subject)


def _on(engine: str, new_database: NewDatabase, options: Options) -> list[Figure]:
    stores = sizes(options.scale)
    databases = [new_database(f"nk_{size.events}") for size in stores]
    with console.status("") as status:
        for size, database in zip(stores, databases, strict=True):
            fill(database, size, _teller(status, engine, size))
    figures: list[Figure] = []
    with ExitStack() as stack:
        apps = [stack.enter_context(api_of(database)) for database in databases]
        for question in track(QUESTIONS, f"· {engine}", console=console):
            # The small store has no deep page; there the middle one is the measure.
            first = 1 if question.deep else 0
            count = options.rounds * _ROUNDS_FOR_EACH
            rounds = run_rounds(apps[first:], question, count, _TIMES)
            figures += question_figures(engine, question, stores[first:], rounds)
    return figures


def _teller(status: Status, engine: str, size: Size) -> Callable[[str], None]:
    return lambda what: status.update(f"{engine}: a store of {size.name}, writing {what} …")


@contextmanager
def _sqlite() -> Iterator[NewDatabase]:
    with tempfile.TemporaryDirectory(prefix="nk-growth-") as folder:
        yield lambda name: f"sqlite:///{Path(folder) / name}.sqlite3"
