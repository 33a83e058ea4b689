"""Changes: one transaction each, one at a time, counted, and written down in the audit."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, Engine, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from nk.store import tables
from nk.store.addresses import database_url
from nk.store.engines import writer_engine
from nk.store.errors import StoreUnreadableError
from nk.store.sentences import refusal_of


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
        self._write_notes(action, subject, [(subject_id, detail)])

    def note_each(
        self, action: str, subject: str, facts: Sequence[tuple[int, Mapping[str, object]]]
    ) -> None:
        """Write an audit line for each of many things to which the same was done."""
        self._write_notes(action, subject, facts)

    def _write_notes(
        self, action: str, subject: str, details: Sequence[tuple[int | None, Mapping[str, object]]]
    ) -> None:
        same = {"at": self.at, "who": self.who, "action": action, "subject": subject}
        rows = [
            {
                **same,
                "subject_id": subject_id,
                "detail": json.dumps(detail, ensure_ascii=False, default=str),
            }
            for subject_id, detail in details
        ]
        self.connection.execute(tables.audit.insert(), rows)


class Writer:
    """The store opened for changing."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def change(self, who: str, at: datetime) -> Iterator[Change]:
        """Make one change: all of it or nothing, with broken rules turned into sentences."""
        try:
            with self.engine.begin() as connection:
                count_change(connection)
                yield Change(connection, who, at)
        except IntegrityError as error:
            raise refusal_of(error) from error
        except DBAPIError as error:
            raise StoreUnreadableError("the store could not be written") from error

    @contextmanager
    def dry_run(self, who: str, at: datetime) -> Iterator[Change]:
        """Try a change and take it back, so that staff can look before they leap."""
        try:
            with self.engine.connect() as connection, connection.begin() as transaction:
                count_change(connection)
                yield Change(connection, who, at)
                transaction.rollback()
        except IntegrityError as error:
            raise refusal_of(error) from error
        except DBAPIError as error:
            raise StoreUnreadableError("the store could not be written") from error

    def forget_deleted(self) -> None:
        """Leave no trace of removed names in SQLite's side file; the main file is zeroed."""
        if self.engine.dialect.name == "sqlite":
            # A checkpoint has to run outside of a transaction, so it goes past SQLAlchemy.
            with closing(self.engine.raw_connection()) as raw:
                raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()


def open_writer(url: str) -> Writer:
    """Open the store at this address for changing; `migrate` must have prepared it."""
    return Writer(writer_engine(database_url(url)))


def count_change(connection: Connection) -> None:
    """Count the data version up.

    It is the first statement of every change, so on PostgreSQL its row lock queues writers
    the way BEGIN IMMEDIATE does on SQLite.
    """
    version = tables.data_version
    connection.execute(
        update(version).where(version.c.id == 1).values(version=version.c.version + 1)
    )
