"""The migrations make exactly the tables the code speaks of, and other engines are refused."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text, update

from nk.club.errors import UnsupportedDatabaseError
from nk.club.events.registrations import register
from nk.club.players import find_by_name, find_player
from nk.club.removals import merge_players, remove_player
from nk.club.store.connections import (
    Reader,
    Writer,
    alembic_config,
    migrate,
    open_reader,
    open_writer,
)
from nk.club.store.engines import database_url
from nk.club.store.quick import LATEST
from nk.club.store.tables import metadata, players, registrations
from tests.support.store import NOW, add_events, add_players, an_event

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


def test_names_from_before_are_found_by_what_can_be_seen(writer: Writer, reader: Reader) -> None:
    (event,) = add_events(writer, an_event())
    add_players(writer, "Beam", "Mook", "Pun", "Fern", "Gone")
    # Keys as they were made before: with all that is in the name.
    old = {1: "Beam\u200e", 3: "Mook\u200e", 4: "❤\ufe0f"}
    with writer.change("test", NOW) as change:
        register(change, event, "Zen")
        for number, name in old.items():
            values = {"nickname": name, "name_key": name.lower()}
            change.connection.execute(update(players).where(players.c.id == number).values(values))
        remove_player(change, 5)
        values = {"player_name": "Zen\u200d", "name_key": "zen\u200d"}
        change.connection.execute(update(registrations).values(values))
        change.connection.execute(text("UPDATE alembic_version SET version_num = '0010'"))
        command.upgrade(alembic_config(change.connection), "head")
    with reader.reading() as connection:
        keys = connection.scalars(select(players.c.name_key).order_by(players.c.id)).all()
        # The second Mook waits under the key of before for somebody to say who that is.
        assert keys == ["beam", "mook", "mook\u200e", "❤", None]
        assert find_by_name(connection, "beam") == 1
        assert find_player(connection, "id:3").nickname == "Mook\u200e"
        assert connection.scalars(select(registrations.c.name_key)).all() == ["zen"]
    with writer.change("test", NOW) as change:
        merge_players(change, keep=2, drop=3)


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
