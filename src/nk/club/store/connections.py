"""Reading and writing the store: one transaction a change, counted and audited."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from nk.club.errors import NewerStoreError, StoreUnreadableError
from nk.club.store import audit, tables
from nk.club.store.constraints import refusal_of
from nk.club.store.engines import (
    STAFF_PATIENCE,
    database_url,
    in_one_view,
    is_sqlite,
    reader_engine,
    sqlite_path,
    writer_engine,
)
from nk.club.store.quick import LATEST, quick_reading

if TYPE_CHECKING:
    from alembic.config import Config

_SCRIPTS = Path(__file__).with_name("migrations")
# Any fixed number will do: it only has to be the same for all of our processes.
_MIGRATION_LOCK = 7_165_001
# Names of people are in the store, so only the user who runs the site may read it.
FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600


def migrate(url: str) -> None:
    """Create the tables, or bring older ones up to date. Running it again changes nothing."""
    address = database_url(url)
    if is_sqlite(address):
        _prepare_file(sqlite_path(address))
        with quick_reading(url) as prepared:
            # Most commands find the store as they need it, and need not queue with the writers.
            if prepared is not None:
                return
    engine = writer_engine(address)
    try:
        with engine.begin() as connection:
            if not is_sqlite(address):
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            if not _is_up_to_date(connection):
                _upgrade(connection)
    except DBAPIError as error:
        raise StoreUnreadableError("the store could not be prepared") from error
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
    # Alembic takes half a second to load, which only an older store has to wait for.
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise NewerStoreError from error


def _is_up_to_date(connection: Connection) -> bool:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return False
    return connection.scalars(text("SELECT version_num FROM alembic_version")).all() == [LATEST]


def _prepare_file(path: Path) -> None:
    """Make the store's folder and file, or close those that are there to other users."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    try:
        # SQLite gives its side files the mode of the file itself.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))
    except FileExistsError:
        found = path.stat()
        if found.st_mode & 0o077 and found.st_uid == os.geteuid():
            path.chmod(FILE_MODE)


def alembic_config(connection: Connection) -> "Config":
    """Return Alembic's settings, with the migrations beside this file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


class Reader:
    """The store opened for reading."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read from one unchanging view; a database that is away becomes one clear error."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except (DBAPIError, PoolTimeout) as error:
            raise StoreUnreadableError("the store could not be read") from error

    def data_version(self) -> int:
        """Return a number that differs whenever anybody has changed anything."""
        with self.reading() as connection:
            return data_version(connection)

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()


def open_reader(url: str, patience: float = STAFF_PATIENCE) -> Reader:
    """Open the store at this address for reading. Nothing is touched until the first read."""
    return Reader(reader_engine(database_url(url), patience))


@dataclass(frozen=True, slots=True)
class Change:
    """A change being made: the open transaction, who makes it, and when."""

    connection: Connection
    who: str
    at: datetime

    def note(
        self,
        action: str,
        subject: str,
        subject_id: int | None = None,
        *,
        facts: Mapping[str, object] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        """Write the audit line. People's names go in `names` only, where removal finds them."""
        detail = {**(facts or {}), **({"names": dict(names)} if names else {})}
        self.note_each(action, subject, [(subject_id, detail)])

    def note_each(self, action: str, subject: str, details: Sequence[audit.Detail]) -> None:
        """Write an audit line for each of many things to which the same was done."""
        audit.write_entries(self.connection, self.at, self.who, action, subject, details)


class Writer:
    """The store opened for changing.

    There is one writer at a time whatever the engine. Those of this process wait for their turn
    here, where the next one begins at once: SQLite would let them look again and again, up to a
    tenth of a second late, and each would hold a connection meanwhile. If one of them hangs, the
    others give up as they do with a store that somebody else has locked.
    """

    def __init__(self, engine: Engine, patience_seconds: float = STAFF_PATIENCE) -> None:
        self.engine = engine
        self.patience_seconds = patience_seconds
        self._turn = Lock()

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        if not self._turn.acquire(timeout=self.patience_seconds):
            raise StoreUnreadableError("an earlier change has not ended")
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def change(self, who: str, at: datetime) -> Iterator[Change]:
        """Make one change: all of it or nothing, with broken rules turned into sentences."""
        try:
            with self._in_turn(), self.engine.begin() as connection:
                count_change(connection)
                yield Change(connection, who, at)
        except IntegrityError as error:
            raise refusal_of(error) from error
        except DBAPIError as error:
            raise StoreUnreadableError("the store could not be written") from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read for as long as it takes, from one state, whatever others write meanwhile."""
        try:
            with self._in_turn(), in_one_view(self.engine).begin() as connection:
                yield connection
        except DBAPIError as error:
            raise StoreUnreadableError("the store could not be read") from error

    @contextmanager
    def dry_run(self, who: str, at: datetime) -> Iterator[Change]:
        """Make a change and take it back, so that staff see first what it would do."""
        try:
            with (
                self._in_turn(),
                self.engine.connect() as connection,
                connection.begin() as transaction,
            ):
                count_change(connection)
                yield Change(connection, who, at)
                transaction.rollback()
        except IntegrityError as error:
            raise refusal_of(error) from error
        except DBAPIError as error:
            raise StoreUnreadableError("the store could not be written") from error

    def forget_deleted(self) -> bool:
        """Leave no trace of removed names in SQLite's side file; the main file is zeroed.

        Tells whether it worked: a reader that looks at an older state can hold the file back.
        """
        if self.engine.dialect.name != "sqlite":
            return True
        # A checkpoint has to run outside of a transaction, so it goes past SQLAlchemy.
        with closing(self.engine.raw_connection()) as raw:
            cursor = raw.cursor()
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            busy = cursor.fetchall()[0][0]
        return not busy

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()


def open_writer(url: str) -> Writer:
    """Open the store at this address for changing; `migrate` must have prepared it."""
    return Writer(writer_engine(database_url(url)))


def data_version(connection: Connection) -> int:
    """Return the number of the state that this connection reads."""
    return int(connection.scalars(select(tables.data_version.c.version)).one())


def count_change(connection: Connection) -> None:
    """Count the data version up.

    It is the first statement of every change, so on PostgreSQL its row lock queues writers
    the way BEGIN IMMEDIATE does on SQLite.
    """
    version = tables.data_version
    connection.execute(
        update(version).where(version.c.id == 1).values(version=version.c.version + 1)
    )
