"""The migrations make exactly the tables the code speaks of, and other engines are refused."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text

from nk.club.errors import UnsupportedDatabaseError
from nk.club.players import find_by_name, find_player
from nk.club.removals import merge_players
from nk.club.store.connections import (
    Reader,
    Writer,
    alembic_config,
    migrate,
    open_reader,
    open_writer,
)
from nk.club.store.engines import database_url, writer_engine
from nk.club.store.quick import LATEST
from nk.club.store.tables import metadata, players, registrations
from tests.support.postgres import SessionPostgres
from tests.support.store import NOW, add_players

# SQLite cannot tell Alembic about an index that has a direction; it is looked at by itself.
_DIRECTED = "ix_ratings_leaderboard"


def _comparable(name: str | None, kind: str, parents: object) -> bool:
    return kind != "index" or name != _DIRECTED


def test_migrated_tables_equal_the_code(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    ratings = metadata.tables["ratings"]
    others = {index for index in ratings.indexes if index.name != _DIRECTED}
    monkeypatch.setattr(ratings, "indexes", others)
    with writer.engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"include_name": _comparable})
        assert compare_metadata(context, metadata) == []


def test_the_leaderboard_index_is_there(writer: Writer) -> None:
    with writer.engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            query = "SELECT sql FROM sqlite_master WHERE name = 'ix_ratings_leaderboard'"
            (text,) = connection.exec_driver_sql(query).one()
            assert "(listed, rating DESC, player_id)" in text
        else:
            names = {index["name"] for index in inspect(connection).get_indexes("ratings")}
            assert _DIRECTED in names


def test_migrating_again_changes_nothing(database: str, reader: Reader) -> None:
    before = reader.data_version()
    migrate(database)
    assert reader.data_version() == before


def test_the_latest_migration_is_known_without_alembic(writer: Writer) -> None:
    with writer.engine.begin() as connection:
        assert ScriptDirectory.from_config(alembic_config(connection)).get_heads() == [LATEST]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a store in which nothing has been made yet, on each engine in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'nk.sqlite3'}"
        return
    postgres: SessionPostgres = request.getfixturevalue("postgres")
    yield postgres.create("test_empty")
    postgres.drop("test_empty")


@contextmanager
def upgraded_to(revision: str, database: str) -> Iterator[Connection]:
    """Make the store as it was at a migration of before, and leave it open for its rows."""
    engine = writer_engine(database_url(database))
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), revision)
        yield connection
    engine.dispose()


def test_names_from_before_are_found_by_what_can_be_seen(empty_database: str) -> None:
    # In plain SQL: the code knows only the tables of today. Keys with all that is in the name.
    named = ("Beam\u200e", "Mook", "Mook\u200e", "❤\ufe0f")
    with upgraded_to("0010", empty_database) as connection:
        for name in named:
            connection.execute(
                text("INSERT INTO players (nickname, name_key, created_at) VALUES (:n, :k, 0)"),
                {"n": name, "k": name.lower()},
            )
        statements = (
            "INSERT INTO players (nickname, removed, created_at) VALUES ('–', 1, 0)",
            "INSERT INTO events (name, event_type, starts_at, ends_at, created_at, updated_at)"
            " VALUES ('Weekly', 'Beyblade X', 0, 3600, 0, 0)",
            "INSERT INTO registrations (event_id, running_number, player_name, name_key)"
            " VALUES (1, 1, 'Zen\u200d', 'zen\u200d')",
        )
        for statement in statements:
            connection.execute(text(statement))
    migrate(empty_database)
    reader, writer = open_reader(empty_database), open_writer(empty_database)
    with reader.reading() as connection:
        keys = connection.scalars(select(players.c.name_key).order_by(players.c.id)).all()
        # The second Mook waits under the key of before for somebody to say who that is.
        assert keys == ["beam", "mook", "mook\u200e", "❤", None]
        assert find_by_name(connection, "beam") == 1
        assert find_player(connection, "id:3").nickname == "Mook\u200e"
        assert connection.scalars(select(registrations.c.name_key)).all() == ["zen"]
    with writer.change("test", NOW) as change:
        merge_players(change, keep=2, drop=3)
    reader.close()
    writer.close()


def test_a_store_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "var" / "nk.sqlite3"
    migrate(f"sqlite:///{path}")
    assert path.parent.stat().st_mode & 0o777 == 0o700
    path.chmod(0o644)
    migrate(f"sqlite:///{path}")
    writer = open_writer(f"sqlite:///{path}")
    add_players(writer, "Mook")
    modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    writer.close()
    assert set(modes.values()) == {0o600}, modes


def test_a_new_store_makes_its_folder(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'new' / 'folder' / 'nk.sqlite3'}"
    migrate(address)
    reader = open_reader(address)
    assert reader.data_version() == 1
    reader.close()


@pytest.mark.parametrize(
    "address",
    [
        "mysql://user:secret@host/name",
        "postgresql+asyncpg://user:secret@host/name",
        "oracle://secret@host",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:nk.db?mode=rw",
        "not an address with secret",
        "",
    ],
)
def test_other_engines_stop_the_start(address: str) -> None:
    for opener in (migrate, open_reader, open_writer):
        with pytest.raises(UnsupportedDatabaseError) as refused:
            opener(address)
        assert "secret" not in str(refused.value)
        assert "sqlite:///" in str(refused.value)


@pytest.mark.parametrize(
    ("address", "driver"),
    [
        ("postgres://nk@host/name", "postgresql+psycopg"),
        ("postgresql://nk@host/name", "postgresql+psycopg"),
        ("postgresql+psycopg://nk@host/name", "postgresql+psycopg"),
        ("sqlite:///nk.sqlite3", "sqlite+pysqlite"),
    ],
)
def test_addresses_get_their_driver(address: str, driver: str) -> None:
    assert database_url(address).drivername == driver
