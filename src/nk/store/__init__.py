"""Events, players, matches and ratings, kept in SQLite or PostgreSQL.

Writing goes through `open_writer(url).change(who, at)`, reading through `open_reader(url)`;
the modules beside this one hold the questions and changes, grouped by what they are about.
"""

from nk.store.errors import (
    NotFoundError,
    RefusedError,
    StoreError,
    StoreUnreadableError,
    UnsupportedDatabaseError,
)
from nk.store.migrate import migrate
from nk.store.reader import Reader, open_reader
from nk.store.writer import Change, Writer, open_writer

__all__ = [
    "Change",
    "NotFoundError",
    "Reader",
    "RefusedError",
    "StoreError",
    "StoreUnreadableError",
    "UnsupportedDatabaseError",
    "Writer",
    "migrate",
    "open_reader",
    "open_writer",
]
