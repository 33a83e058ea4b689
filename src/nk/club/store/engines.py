"""Database addresses, and connections with the settings each side needs."""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError

from nk.club.errors import UnsupportedDatabaseError

_ACCEPTED = "Use sqlite:///path/to/file.db or postgresql://user@host/name."


def database_url(address: str) -> URL:
    """Return the address with the driver we use, or say why it cannot be one of ours."""
    # Hosting services hand out the older scheme name; it means the same server.
    if address.startswith("postgres://"):
        address = "postgresql://" + address.removeprefix("postgres://")
    try:
        url = make_url(address)
    except ArgumentError:
        # The address may hold a password, so neither it nor the cause is repeated.
        raise UnsupportedDatabaseError(
            f"The database address cannot be read. {_ACCEPTED}"
        ) from None
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        return _sqlite(url)
    if url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise UnsupportedDatabaseError(
        f"The database engine {url.drivername!r} is not supported. {_ACCEPTED}"
    )


def sqlite_path(url: URL) -> Path:
    """Return the file an SQLite address points at."""
    return Path(url.database or "").absolute()


def is_sqlite(url: URL) -> bool:
    """Tell the two engines apart."""
    return url.get_backend_name() == "sqlite"


def _sqlite(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise UnsupportedDatabaseError(f"SQLite needs a plain file path. {_ACCEPTED}")
    return url.set(drivername="sqlite+pysqlite")


def upsert(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert the rows; where the primary key is taken, replace the other columns."""
    if rows:
        statement = _upsert_statement(connection.dialect.name, table, tuple(rows[0]))
        connection.execute(statement, list(rows))


@lru_cache(maxsize=32)
def _upsert_statement(dialect_name: str, table: Table, columns: tuple[str, ...]) -> Any:
    """Building one takes longer than running it, and there are only a few."""
    statement: Any = (sqlite if dialect_name == "sqlite" else postgresql).insert(table)
    keys = list(table.primary_key.columns.keys())
    replaced = {name: statement.excluded[name] for name in columns if name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=replaced)


_WRITER_BUSY_MS = 5_000
# Each try waits as long as the busy timeout; a last one then reports the failure.
_PATIENT_TRIES = 3
# As long as a writer of SQLite waits with all its tries; so long waits a writer of PostgreSQL,
# and one for those before it in the same process.
_WRITER_LOCK_MS: Final = 20_000
# Staff who read wait as long as those who write; visitors far shorter.
STAFF_PATIENCE: Final = _WRITER_LOCK_MS / 1000
_CONNECT_SECONDS = 2
# PostgreSQL would else look anew at each statement, and two that belong together could differ.
_ONE_VIEW: Final = "REPEATABLE READ"

# SQLite's recommendations for a file that must survive a power cut: the log is synced at
# each commit, foreign keys are enforced, and deleted names are overwritten with zeros.
_WRITER_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA trusted_schema = OFF",
    f"PRAGMA busy_timeout = {_WRITER_BUSY_MS}",
)
_READER_PRAGMAS = (
    "PRAGMA query_only = ON",
    "PRAGMA trusted_schema = OFF",
)


def writer_engine(url: URL) -> Engine:
    """Open the database for staff commands: durable, one writer at a time."""
    if is_sqlite(url):
        return _sqlite_engine(url, "rwc", _WRITER_PRAGMAS, "BEGIN IMMEDIATE")
    options = f"-c lock_timeout={_WRITER_LOCK_MS}"
    return create_engine(
        url,
        hide_parameters=True,
        # The desk keeps its writer for weeks, and the server may be restarted meanwhile.
        pool_pre_ping=True,
        connect_args={"connect_timeout": _CONNECT_SECONDS, "options": options},
    )


def reader_engine(url: URL, patience: float) -> Engine:
    """Open the database for those who only read, who cannot write even by mistake.

    A statement may take twice as long as anybody waits for it: its answer serves the next.
    """
    patience_ms = round(patience * 1000)
    if is_sqlite(url):
        pragmas = (*_READER_PRAGMAS, f"PRAGMA busy_timeout = {patience_ms // 2}")
        return _sqlite_engine(url, "ro", pragmas, "BEGIN")
    options = (
        f"-c default_transaction_read_only=on -c statement_timeout={patience_ms * 2}"
        f" -c lock_timeout={patience_ms * 2}"
    )
    return create_engine(
        url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=4,
        pool_timeout=_CONNECT_SECONDS,
        # A connection the server dropped is replaced before use, so a restart goes unnoticed.
        pool_pre_ping=True,
        isolation_level=_ONE_VIEW,
        connect_args={"connect_timeout": _CONNECT_SECONDS, "options": options},
    )


def in_one_view(engine: Engine) -> Engine:
    """Return a writer's engine for reading, on which a transaction sees one state throughout.

    Those of SQLite do already, because nobody else can write while they have begun.
    """
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level=_ONE_VIEW)


def _sqlite_engine(url: URL, mode: str, pragmas: tuple[str, ...], begin: str) -> Engine:
    address = f"file:{quote(str(sqlite_path(url)))}?mode={mode}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            address, uri=True, isolation_level=None, check_same_thread=False
        )
        for pragma in pragmas:
            connection.execute(pragma)
        return connection

    engine = create_engine(url, creator=connect, hide_parameters=True, pool_size=4, max_overflow=4)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # The driver would begin late and as a reader; writers must queue from the start.
        raw = connection.connection.cursor()
        if not any(_has_begun(raw, begin) for _ in range(_PATIENT_TRIES)):
            connection.exec_driver_sql(begin)

    return engine


def _has_begun(raw: DBAPICursor, begin: str) -> bool:
    """Try to begin; tell whether it worked or somebody else is writing.

    SQLite's own waiting is not a queue: among several busy writers one can be unlucky for
    longer than the busy timeout. Nothing has happened yet, so trying again is safe.
    """
    try:
        raw.execute(begin)
    except sqlite3.OperationalError:
        return False
    return True
