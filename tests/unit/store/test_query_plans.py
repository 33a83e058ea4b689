"""Lists stay quick however much is stored: every question walks an index and stops."""

from typing import Any

import pytest
from sqlalchemy import Connection, event

from nk.club import samples
from nk.club.events.lists import get_event, list_events, next_flip
from nk.club.ranking.leaderboard import top_players
from nk.club.store.connections import open_reader, open_writer
from tests.support.store import NOW, POLICY


def _ask_everything(connection: Connection) -> None:
    for status in ("upcoming", "ongoing", "past"):
        list_events(connection, status, NOW)
    get_event(connection, 1, NOW)
    next_flip(connection, NOW)
    top_players(connection, NOW, 10, 0)
    top_players(connection, NOW, 5, 5)


# The single-row counter, and the seasons, of which there are four a year.
_SMALL = ("data_version", "seasons")


def test_no_question_reads_a_whole_table(sqlite_database: str) -> None:
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        samples.add_samples(change, POLICY)
    writer.close()
    reader = open_reader(sqlite_database)
    asked: list[tuple[str, Any]] = []

    def remember(_: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> None:
        asked.append((statement, parameters))

    event.listen(reader.engine, "before_cursor_execute", remember)
    with reader.reading() as connection:
        _ask_everything(connection)
    event.remove(reader.engine, "before_cursor_execute", remember)
    questions = [entry for entry in asked if entry[0].lstrip().startswith("SELECT")]
    assert len(questions) > 15
    with reader.reading() as connection:
        for statement, parameters in questions:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            for step in (row[3] for row in plan):
                small = any(name in step for name in _SMALL)
                assert small or not step.startswith("SCAN"), (step, statement)
                assert "TEMP B-TREE FOR ORDER BY" not in step or small, (step, statement)
    reader.close()


@pytest.mark.parametrize("offset", [0, 5])
def test_pages_of_the_leaderboard_ask_a_fixed_number_of_questions(
    sqlite_database: str, offset: int
) -> None:
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        samples.add_samples(change, POLICY)
    writer.close()
    reader = open_reader(sqlite_database)
    asked: list[str] = []

    def remember(_: Any, cursor: Any, statement: str, *rest: Any) -> None:
        asked.append(statement)

    event.listen(reader.engine, "before_cursor_execute", remember)
    with reader.reading() as connection:
        assert len(top_players(connection, NOW, 5, offset)) == 5
    questions = [
        statement for statement in asked if statement.lstrip().startswith(("SELECT", "WITH"))
    ]
    assert len(questions) == 4, asked
    reader.close()
