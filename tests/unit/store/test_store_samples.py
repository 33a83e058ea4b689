"""Samples fill an empty store with something to look at, and go without a trace."""

from sqlalchemy import func, select

from nk.club import samples
from nk.club.event_lists import list_events
from nk.club.leaderboard import top_players
from nk.club.ratings import verify
from nk.club.store.connections import Reader, Writer
from nk.club.store.tables import (
    events,
    matches,
    players,
    rating_history,
    ratings,
    registrations,
    seasons,
)
from tests.support.store import NOW, POLICY, add_events, add_players, an_event, play


def _add(writer: Writer) -> None:
    with writer.change("first run", NOW) as change:
        samples.add_samples(change, POLICY)


def _clear(writer: Writer) -> None:
    with writer.change("staff", NOW) as change:
        samples.clear_samples(change)


def test_samples_show_every_kind_of_list(writer: Writer, reader: Reader) -> None:
    _add(writer)
    with reader.reading() as connection:
        assert not samples.is_empty(connection)
        assert verify(connection) == []
        upcoming = list_events(connection, "upcoming", NOW)
        past = list_events(connection, "past", NOW)
        board = top_players(connection, NOW)
    assert {event.status for event in upcoming} == {"ongoing", "upcoming"}
    assert past
    assert all(event.winner is not None for event in past)
    assert all(event.sample for event in (*upcoming, *past))
    assert len(board) == 10
    assert all(len(line.history) > 2 for line in board)


def test_clearing_leaves_nothing(writer: Writer, reader: Reader) -> None:
    _add(writer)
    _clear(writer)
    tables = (events, players, registrations, matches, seasons, ratings, rating_history)
    with reader.reading() as connection:
        assert samples.is_empty(connection)
        for table in tables:
            assert connection.scalar(select(func.count()).select_from(table)) == 0, table.name


def test_real_results_survive_the_samples(writer: Writer, reader: Reader) -> None:
    _add(writer)
    (real,) = add_players(writer, "ตัวจริง")
    add_events(writer, an_event(name="งานจริง"))
    with reader.reading() as connection:
        sample_player = top_players(connection, NOW)[0].player_id
    play(writer, real, sample_player)
    _clear(writer)
    with reader.reading() as connection:
        assert verify(connection) == []
        board = top_players(connection, NOW)
        names = [event.name for event in list_events(connection, "upcoming", NOW)]
    assert [line.player_id for line in board] == [real, sample_player]
    assert [line.rating for line in board] == [1216, 1184]
    assert names == ["งานจริง"]


def test_a_store_in_use_is_not_empty(writer: Writer, reader: Reader) -> None:
    with reader.reading() as connection:
        assert samples.is_empty(connection)
    add_players(writer, "Mook")
    with reader.reading() as connection:
        assert not samples.is_empty(connection)
