"""The short way to read an SQLite store: no more than Python itself brings along.

SQLAlchemy alone takes longer to load than a plain look at the ranking may take. Whatever is not
an SQLite file of the latest form is left to the ordinary way, which also prepares it.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

# The latest of the migrations. A test holds it against the files.
LATEST: Final = "0009"
_PREFIX: Final = "sqlite:///"
_PATIENCE_SECONDS: Final = 1


@contextmanager
def quick_reading(database: str) -> Iterator[sqlite3.Connection | None]:
    """Read an SQLite store; None if this way does not suit it."""
    path = Path(database.removeprefix(_PREFIX))
    if not database.startswith(_PREFIX) or not path.is_file():
        yield None
        return
    address = f"file:{quote(str(path.absolute()))}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=_PATIENCE_SECONDS)) as connection:
        # One view of the store for all questions, as the ordinary way has it.
        connection.execute("BEGIN")
        yield connection if _is_latest(connection) else None


def _is_latest(connection: sqlite3.Connection) -> bool:
    try:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.DatabaseError:
        # Empty or damaged: the ordinary way prepares it, or says what is wrong.
        return False
    return found == [(LATEST,)]
