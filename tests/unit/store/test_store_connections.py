"""What each kind of connection promises: durability, read-only reading, clear failures."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from nk.club import players
from nk.club.errors import RefusedError, StoreUnreadableError
from nk.club.events import events
from nk.club.events.lists import count_events
from nk.club.store.connections import Reader, Writer, open_reader, open_writer
from nk.club.store.engines import STAFF_PATIENCE
from tests.support.store import NOW, add_players, an_event


def test_sqlite_writers_are_durable_and_strict(sqlite_database: str) -> None:
    writer = open_writer(sqlite_database)
    expected = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "secure_delete": 1,
        "trusted_schema": 0,
        "busy_timeout": 5000,
    }
    with writer.engine.begin() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in expected
        }
    writer.close()
    assert found == expected


def test_readers_cannot_write(writer: Writer, reader: Reader) -> None:
    add_players(writer, "Mook")
    for statement in ("DELETE FROM players", "UPDATE data_version SET version = 0"):
        with pytest.raises(StoreUnreadableError), reader.reading() as connection:
            connection.execute(text(statement))
    with reader.reading() as connection:
        assert len(players.list_players(connection)) == 1


def test_every_change_raises_the_version_and_a_failed_one_does_not(
    writer: Writer, reader: Reader
) -> None:
    first = reader.data_version()
    add_players(writer, "Mook")
    second = reader.data_version()
    with pytest.raises(RefusedError):
        add_players(writer, "Beam", "mook")
    assert (second, reader.data_version()) == (first + 1, first + 1)
    with reader.reading() as connection:
        assert players.find_by_name(connection, "Beam") is None


def test_a_dry_run_leaves_nothing(writer: Writer, reader: Reader) -> None:
    before = reader.data_version()
    with writer.dry_run("test", NOW) as change:
        events.add(change, an_event())
        assert count_events(change.connection) == 1
    with reader.reading() as connection:
        assert count_events(connection) == 0
    assert reader.data_version() == before


def test_a_missing_file_is_one_clear_error(tmp_path: Path) -> None:
    reader = open_reader(f"sqlite:///{tmp_path / 'nothing.sqlite3'}")
    with pytest.raises(StoreUnreadableError):
        reader.data_version()
    assert not (tmp_path / "nothing.sqlite3").exists()


def test_a_damaged_file_is_one_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "damaged.sqlite3"
    path.write_bytes(b"this is not a database" * 500)
    reader = open_reader(f"sqlite:///{path}")
    with pytest.raises(StoreUnreadableError):
        reader.data_version()
    reader.close()


def test_a_server_that_is_away_is_one_clear_error(tmp_path: Path) -> None:
    address = f"postgresql://nk@/nothing?host={tmp_path}"
    with pytest.raises(StoreUnreadableError):
        open_reader(address).data_version()
    with pytest.raises(StoreUnreadableError):
        add_players(open_writer(address), "Mook")


def test_readers_go_on_while_a_writer_holds_the_store(sqlite_database: str) -> None:
    reader = open_reader(sqlite_database)
    path = sqlite_database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert reader.data_version() == 1
        other.execute("ROLLBACK")
    reader.close()


@pytest.mark.parametrize(("patience", "shown"), [(0.5, "1s"), (STAFF_PATIENCE, "40s")])
def test_staff_wait_longer_for_a_busy_server_than_visitors(
    postgres_database: str, patience: float, shown: str
) -> None:
    reader = open_reader(postgres_database, patience)
    with reader.reading() as connection:
        assert connection.scalar(text("SHOW statement_timeout")) == shown
    reader.close()
