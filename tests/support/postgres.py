"""A real PostgreSQL server for the tests, with a fresh, migrated database for each."""

import os
from itertools import count
from pathlib import Path

from nk.club.store.connections import migrate
from tools.machine import find_postgres
from tools.postgres import PrivatePostgres

_TEMPLATE = "template_nk"


class SessionPostgres(PrivatePostgres):
    """A server that lives as long as the test session."""

    def __init__(self) -> None:
        # Where the test command found it; run by hand, the tests look for themselves.
        told = os.environ.get("POSTGRES_BIN")
        super().__init__(Path(told) if told else find_postgres())
        self._numbers = count(1)

    def start(self) -> None:
        """Start it, and prepare a migrated database to copy from."""
        super().start()
        migrate(self.create(_TEMPLATE))

    def new_database(self) -> str:
        """Return the name of a fresh, migrated database."""
        name = f"test_{next(self._numbers)}"
        # Copied as files: a server that need not survive a power cut has no log to write for it.
        self.execute(f"CREATE DATABASE {{}} TEMPLATE {_TEMPLATE} STRATEGY FILE_COPY", name)
        return name

    def drop(self, database: str) -> None:
        """Delete a database, whoever is still connected to it."""
        self.execute("DROP DATABASE {} WITH (FORCE)", database)
