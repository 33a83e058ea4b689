"""What each kind of connection promises: durability, read-only reading, clear failures."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Row, text

from nk.club import players
from nk.club.errors import NewerStoreError, RefusedError, Sentence, StoreUnreadableError
from nk.club.events import events
from nk.club.events.lists import count_events
from nk.club.store import audit_chain
from nk.club.store.connections import Reader, Writer, migrate, open_reader, open_writer
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


def test_a_store_of_a_newer_version_is_one_clear_error(writer: Writer, database: str) -> None:
    with writer.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerStoreError, match="a newer version has changed its tables"):
        migrate(database)


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


def test_a_reading_sees_one_state_while_others_write(writer: Writer, reader: Reader) -> None:
    add_players(writer, "Mook")
    with reader.reading() as connection:
        assert len(players.list_players(connection)) == 1
        add_players(writer, "Beam")
        assert len(players.list_players(connection)) == 1
    with reader.reading() as connection:
        assert len(players.list_players(connection)) == 2


def test_the_history_is_whole_though_somebody_writes_while_it_is_walked(
    writer: Writer, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_players(writer, "Mook")
    walked = audit_chain._problem

    def write_meanwhile(row: Row[Any], previous: str) -> Sentence | None:
        add_players(writer, "Beam")
        return walked(row, previous)

    with reader.reading() as connection:
        monkeypatch.setattr(audit_chain, "_problem", write_meanwhile)
        assert audit_chain.verify_chain(connection).broken is None


def test_a_writer_that_reads_sees_one_state_and_then_writes_as_ever(postgres_database: str) -> None:
    writer, other = open_writer(postgres_database), open_writer(postgres_database)
    with writer.reading() as connection:
        assert players.list_players(connection) == []
        add_players(other, "Mook")
        assert players.list_players(connection) == []
    with writer.change("test", NOW) as change:
        # Seeing one state, a writer would be sent away instead of waiting for the one before.
        shown = change.connection.scalar(text("SHOW transaction_isolation"))
    assert shown == "read committed"
    writer.close()
    other.close()


def test_a_restarted_server_goes_unnoticed(postgres_database: str) -> None:
    writer, reader = open_writer(postgres_database), open_reader(postgres_database)
    add_players(writer, "Mook")
    before = reader.data_version()
    _drop_connections(postgres_database)
    add_players(writer, "Beam")
    assert reader.data_version() == before + 1
    writer.close()
    reader.close()


def _drop_connections(database: str) -> None:
    """End what the server has open for this database, as its restart does."""
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(database) as connection:
        ended = connection.execute(f"SELECT pg_terminate_backend(pid, 5000) {others}").fetchall()
    assert ended == [(True,)] * 2


@pytest.mark.parametrize(("patience", "shown"), [(0.5, "1s"), (STAFF_PATIENCE, "40s")])
def test_staff_wait_longer_for_a_busy_server_than_visitors(
    postgres_database: str, patience: float, shown: str
) -> None:
    reader = open_reader(postgres_database, patience)
    with reader.reading() as connection:
        assert connection.scalar(text("SHOW statement_timeout")) == shown
    reader.close()
