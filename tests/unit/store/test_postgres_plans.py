"""On PostgreSQL too, lists of a large store read no more rows than they need."""

import re
from typing import Any

from sqlalchemy import Connection, event, text

from nk.club.events.lists import list_events, next_flip
from nk.club.ranking.leaderboard import top_players
from nk.club.store.connections import Reader, open_reader, open_writer
from tests.support.store import NOW

# The deepest page asked for, and a little more; the store holds far more.
_MOST_ROWS = 120
_ROWS = 20_000

_FILL = (
    "INSERT INTO events (name, event_type, starts_at, ends_at, created_at, updated_at)"
    " SELECT 'event', 'type', :now + (i - :half) * 3600, :now + (i - :half) * 3600 + 7200, 1, 1"
    " FROM generate_series(1, :rows) AS i",
    "INSERT INTO players (nickname, name_key, created_at)"
    " SELECT 'p', 'p' || i, 1 FROM generate_series(1, :rows) AS i",
    "INSERT INTO ratings (player_id, rating, opening)"
    " SELECT i, 1000 + (i * 7919) % 700, 1200 FROM generate_series(1, :rows) AS i",
    "INSERT INTO registrations (event_id, running_number, player_name, name_key)"
    " SELECT i, 1, 'p', 'p' FROM generate_series(1, :rows) AS i",
)


def _fill(database: str) -> None:
    writer = open_writer(database)
    values = {"now": int(NOW.timestamp()), "half": _ROWS // 2, "rows": _ROWS}
    with writer.engine.begin() as connection:
        for statement in _FILL:
            known = {name: value for name, value in values.items() if f":{name}" in statement}
            connection.execute(text(statement), known)
        connection.execute(text("ANALYZE"))
    writer.close()


def _questions(reader: Reader) -> list[tuple[str, Any]]:
    asked: list[tuple[str, Any]] = []

    def remember(_: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> None:
        asked.append((statement, parameters))

    event.listen(reader.engine, "before_cursor_execute", remember)
    with reader.reading() as connection:
        for status in ("upcoming", "ongoing", "past"):
            list_events(connection, status, NOW)
        next_flip(connection, NOW)
        top_players(connection, NOW, 10, 100)
    event.remove(reader.engine, "before_cursor_execute", remember)
    return [entry for entry in asked if entry[0].startswith("SELECT")]


def _rows_read(connection: Connection, statement: str, parameters: Any) -> int:
    explain = f"EXPLAIN (ANALYZE, TIMING OFF) {statement}"
    plan = "\n".join(row[0] for row in connection.exec_driver_sql(explain, parameters))
    counts = re.findall(r"actual rows=(\d+)", plan) + re.findall(r"Removed by \w+: (\d+)", plan)
    return max(int(count) for count in counts)


def test_no_question_reads_more_than_it_needs(postgres_database: str) -> None:
    _fill(postgres_database)
    reader = open_reader(postgres_database)
    questions = _questions(reader)
    assert len(questions) > 15
    with reader.reading() as connection:
        for statement, parameters in questions:
            assert _rows_read(connection, statement, parameters) <= _MOST_ROWS, statement
    reader.close()
