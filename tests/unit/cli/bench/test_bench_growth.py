"""The stores that are compared: filled on both databases, and able to answer every question."""

import asyncio
import json

import pytest
from sqlalchemy import func, select

from nk.club.ranking.ratings import rebuild, verify
from nk.club.store import tables
from nk.club.store.connections import open_reader, open_writer
from tests.support.store import NOW
from tools.bench.command import PartFailedError
from tools.bench.parts.growth import (
    LARGE,
    MIDDLE,
    PEOPLE_AN_EVENT,
    QUESTIONS,
    SMALL,
    WEEKS,
    Question,
    Size,
    api_of,
    fill,
    made,
    question_figures,
    run_rounds,
    sizes,
)


def silently(_: str) -> None:
    """Hear what is being written and say nothing."""


def answer(database: str, question: Question) -> object:
    with api_of(database) as app:
        return json.loads(asyncio.run(made(app, question)))


@pytest.mark.parametrize("size", [SMALL, Size(60, 20, 26)])
def test_a_store_holds_what_its_size_says(database: str, size: Size) -> None:
    fill(database, size, silently)
    reader = open_reader(database)
    counted = {
        tables.events: size.events,
        tables.registrations: size.events * PEOPLE_AN_EVENT,
        tables.players: size.players,
        tables.matches: size.matches,
        tables.ratings: size.players,
        tables.rating_history: size.players * WEEKS,
    }
    with reader.reading() as connection:
        found = {
            table: connection.scalars(select(func.count()).select_from(table)).one()
            for table in counted
        }
    reader.close()
    assert found == counted


@pytest.mark.parametrize("question", [q for q in QUESTIONS if not q.deep], ids=lambda q: q.name)
def test_small_and_larger_stores_give_answers_of_one_length(
    sqlite_database: str, tmp_path_factory: pytest.TempPathFactory, question: Question
) -> None:
    other = f"sqlite:///{tmp_path_factory.mktemp('larger') / 'nk.sqlite3'}"
    fill(sqlite_database, SMALL, silently)
    fill(other, Size(60, 20, 130), silently)
    small, larger = answer(sqlite_database, question), answer(other, question)
    assert isinstance(small, list | dict)
    assert isinstance(larger, list | dict)
    assert len(small) == len(larger) > 0
    if question.path == "/api/leaderboard":
        assert isinstance(small, list)
        assert {len(line["history"]) for line in small} == {12}


def test_the_log_can_be_replayed(sqlite_database: str) -> None:
    fill(sqlite_database, Size(10, 20, 130), silently)
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        rebuild(change)
    with writer.engine.begin() as connection:
        assert verify(connection) == []
    writer.close()


def test_a_question_that_fails_is_not_timed(sqlite_database: str) -> None:
    fill(sqlite_database, SMALL, silently)
    with api_of(sqlite_database) as app:
        assert len(run_rounds([app, app], QUESTIONS[0], 3, 1)) == 3
        with pytest.raises(PartFailedError, match="422"):
            run_rounds([app], Question("wrong", "/api/events", "limit=none"), 1, 1)


def test_the_ratio_is_that_of_the_largest_to_the_smallest_store() -> None:
    rounds = [[0.001, 0.0011, 0.0012], [0.010, 0.011, 0.016], [0.001, 0.001, 0.0016]]
    figures = list(question_figures("SQLite", QUESTIONS[0], [SMALL, MIDDLE, LARGE], rounds))
    assert [figure.name for figure in figures] == [
        "10 events",
        "1,000 events",
        "100,000 events",
        "ratio",
    ]
    assert [figure.value for figure in figures] == [1.0, 1.1, 1.6, 1.6]
    assert figures[-1].reached is False


@pytest.mark.parametrize("scale", [0.001, 0.0333, 0.5, 1])
def test_a_smaller_scale_never_goes_below_the_middle(scale: float) -> None:
    small, middle, large = sizes(scale)
    assert (small, middle) == (SMALL, MIDDLE)
    assert large.players % 2 == 0
    assert MIDDLE.events <= large.events <= LARGE.events
    assert MIDDLE.matches <= large.matches <= LARGE.matches
