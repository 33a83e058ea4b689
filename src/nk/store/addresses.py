"""Reading a database address; anything but the two tested engines stops the program."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from nk.store.errors import UnsupportedDatabaseError

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
