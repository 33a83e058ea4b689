"""What several folders of tests share: both databases, empty and migrated."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from nk.club.store.connections import Reader, Writer, migrate, open_reader, open_writer
from tests.support.postgres import SessionPostgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[SessionPostgres]:
    """A real server, started when the first test needs it."""
    server = SessionPostgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy from."""
    path = tmp_path_factory.mktemp("template") / "nk.sqlite3"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_database(sqlite_template: Path, tmp_path: Path) -> str:
    """The address of a fresh SQLite store."""
    path = tmp_path / "nk.sqlite3"
    shutil.copyfile(sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture
def postgres_database(postgres: SessionPostgres) -> Iterator[str]:
    """The address of a fresh PostgreSQL store."""
    name = postgres.new_database()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a fresh store, on each engine in turn."""
    kind = "sqlite_database" if request.param == "sqlite" else "postgres_database"
    return str(request.getfixturevalue(kind))


@pytest.fixture
def writer(database: str) -> Iterator[Writer]:
    """The store, opened for changing."""
    writer = open_writer(database)
    yield writer
    writer.close()


@pytest.fixture
def reader(database: str) -> Iterator[Reader]:
    """The store, opened for reading."""
    reader = open_reader(database)
    yield reader
    reader.close()
