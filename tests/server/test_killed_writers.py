"""The short form of the fault test: a few kills in the middle of writing lose nothing."""

from tests.support.server.killed_writers import kill_and_verify


def test_a_killed_writer_loses_no_acknowledged_write(sqlite_database: str) -> None:
    assert kill_and_verify(sqlite_database, rounds=5, seed=7) >= 5 * 80
