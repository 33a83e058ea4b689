"""Reading, by a connection that cannot write."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from nk.store import tables
from nk.store.addresses import database_url
from nk.store.engines import reader_engine
from nk.store.errors import StoreUnreadableError


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
            return int(connection.scalars(select(tables.data_version.c.version)).one())

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()


def open_reader(url: str) -> Reader:
    """Open the store at this address for reading. Nothing is touched until the first read."""
    return Reader(reader_engine(database_url(url)))
