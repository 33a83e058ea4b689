"""Bringing a database to the newest schema, safely for several processes at once."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from nk.store.addresses import database_url, is_sqlite, sqlite_path
from nk.store.engines import writer_engine
from nk.store.errors import StoreUnreadableError

_SCRIPTS = Path(__file__).with_name("migrations")
# Any fixed number will do: it only has to be the same for all of our processes.
_MIGRATION_LOCK = 7_165_001


def migrate(url: str) -> None:
    """Create the tables, or bring older ones up to date. Running it again changes nothing."""
    address = database_url(url)
    if is_sqlite(address):
        sqlite_path(address).parent.mkdir(parents=True, exist_ok=True)
    engine = writer_engine(address)
    try:
        with engine.begin() as connection:
            if not is_sqlite(address):
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            command.upgrade(alembic_config(connection), "head")
    except DBAPIError as error:
        raise StoreUnreadableError("the store could not be prepared") from error
    finally:
        engine.dispose()


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's settings, with the migrations beside this file."""
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
