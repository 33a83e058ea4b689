"""kill -9 in the middle of writing: what was acknowledged is there, and the store is sound."""

import sqlite3
from contextlib import closing

from nk.club.store.connections import open_writer
from tests.support.commands import chosen, say
from tests.support.server.killed_writers import kill_and_verify

_SEED = 20261118


def test_sqlite_loses_no_acknowledged_write(sqlite_database: str) -> None:
    rounds = chosen("FAULT_ROUNDS", 200)
    acknowledged = kill_and_verify(
        sqlite_database, rounds, _SEED, lambda: _is_sound(sqlite_database)
    )
    say(f"{rounds} kills, {acknowledged} acknowledged writes, none lost")
    assert acknowledged >= rounds * 100


def _is_sound(database: str) -> None:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_sqlite_syncs_its_log_at_each_commit(sqlite_database: str) -> None:
    writer = open_writer(sqlite_database)
    with writer.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        # 2 is FULL: a commit returns when the disk has it.
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    writer.close()


def test_postgresql_loses_no_acknowledged_write(postgres_database: str) -> None:
    rounds = chosen("FAULT_ROUNDS", 200) // 10 or 1
    acknowledged = kill_and_verify(postgres_database, rounds, _SEED)
    say(f"{rounds} kills, {acknowledged} acknowledged writes on PostgreSQL, none lost")
    assert acknowledged >= rounds * 80
