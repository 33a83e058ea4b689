"""Matches and seasons: the log only grows, and the ratings are always its replay."""

from datetime import date, timedelta

import pytest
from sqlalchemy import update

from nk.club.errors import NotFoundError, RefusedError
from nk.club.ranking import matches, seasons
from nk.club.ranking.leaderboard import top_players
from nk.club.ranking.ratings import rebuild, verify
from nk.club.store import audit
from nk.club.store.connections import Reader, Writer
from nk.club.store.tables import ratings
from nk.rules.actions import Finish
from tests.support.store import (
    HOUR,
    NOW,
    POLICY,
    SEASON_START,
    add_events,
    add_players,
    an_event,
    open_a_season,
    play,
)

WEEK = timedelta(weeks=1)


def _board(reader: Reader) -> list[tuple[int, str, int]]:
    with reader.reading() as connection:
        assert verify(connection) == []
        return [(line.rank, line.name, line.rating) for line in top_players(connection, NOW)]


def test_a_match_moves_both_ratings(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    (event,) = add_events(writer, an_event())
    open_a_season(writer)
    finishes: tuple[tuple[matches.Side, Finish], ...] = (
        ("winner", Finish.XTREME),
        ("loser", Finish.SPIN),
        ("winner", Finish.SPIN),
    )
    with writer.change("test", NOW) as change:
        number = matches.record(
            change, matches.NewMatch(one, other, NOW, finishes=finishes, event_id=event)
        )
    assert _board(reader) == [(1, "Mook", 1216), (2, "Beam", 1184)]
    with reader.reading() as connection:
        entry = matches.get_match(connection, number)
    assert entry is not None
    assert entry.finishes == '[["winner","xtreme"],["loser","spin"],["winner","spin"]]'
    assert entry.event_id == event


def test_a_void_takes_a_match_back_and_stays_in_the_log(writer: Writer, reader: Reader) -> None:
    one, other, third = add_players(writer, "Mook", "Beam", "Pun")
    open_a_season(writer)
    wrong = play(writer, one, other, sweep=True)
    play(writer, third, other)
    with writer.change("test", NOW) as change:
        matches.void(change, wrong)
    assert _board(reader) == [(1, "Pun", 1216), (2, "Beam", 1184)]
    with reader.reading() as connection:
        log = matches.list_matches(connection)
    assert [(entry.kind, entry.voids) for entry in log] == [
        ("void", wrong),
        ("played", None),
        ("played", None),
    ]
    with pytest.raises(RefusedError) as again, writer.change("test", NOW) as change:
        matches.void(change, wrong)
    assert again.value.code == "uq_matches_voids"
    with pytest.raises(NotFoundError), writer.change("test", NOW) as change:
        matches.void(change, log[0].id)


@pytest.mark.parametrize("size", [3, 250])
def test_many_results_at_once_equal_one_by_one(writer: Writer, reader: Reader, size: int) -> None:
    people = add_players(writer, "Mook", "Beam", "Pun")
    open_a_season(writer)
    results = [
        matches.NewMatch(people[i % 3], people[(i + 1) % 3], NOW - size * HOUR + i * HOUR)
        for i in range(size)
    ]
    with writer.change("test", NOW) as change:
        numbers = matches.record_many(change, results)
    assert len(_board(reader)) == 3
    with reader.reading() as connection:
        assert verify(connection) == []
        log = matches.list_matches(connection, limit=size)
        (noted, *_) = audit.list_audit(connection, subject="match", subject_id=numbers[-1])
    assert [(entry.id, entry.played_at) for entry in reversed(log)] == [
        (number, match.played_at) for number, match in zip(numbers, results, strict=True)
    ]
    assert noted.action == "match.record"


@pytest.mark.parametrize(
    ("days", "code"),
    [(1, "match_in_future"), (-60, "match_before_season")],
)
def test_matches_belong_to_the_open_season(
    writer: Writer, reader: Reader, days: int, code: str
) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    with pytest.raises(RefusedError) as refused:
        play(writer, one, other, at=NOW + timedelta(days=days))
    assert refused.value.code == code
    assert _board(reader) == []


def test_without_a_season_nothing_is_recorded(writer: Writer) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    with pytest.raises(RefusedError) as refused:
        play(writer, one, other)
    assert refused.value.code == "no_open_season"


def test_closing_a_season_restarts_everyone_with_a_bonus(writer: Writer, reader: Reader) -> None:
    one, other, third = add_players(writer, "Mook", "Beam", "Pun")
    open_a_season(writer)
    old = play(writer, one, other)
    play(writer, one, third)
    with writer.dry_run("test", NOW) as change:
        preview = seasons.close_season(change)
    with writer.change("test", NOW) as change:
        results = seasons.close_season(change)
        bounds = seasons.next_bounds(change.connection, POLICY, date(2026, 11, 18))
        seasons.open_season(change, *bounds, POLICY)
    assert results == preview
    assert [(line.place, line.player_id) for line in results] == [(1, one), (2, third), (3, other)]
    assert bounds == (date(2026, 11, 18), date(2027, 4, 1))
    assert _board(reader) == [(1, "Mook", 1250), (2, "Pun", 1240), (3, "Beam", 1230)]
    with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
        matches.void(change, old)
    assert refused.value.code == "season_closed"


def test_a_first_season_follows_the_calendar(reader: Reader) -> None:
    with reader.reading() as connection:
        assert seasons.next_bounds(connection, POLICY, date(2026, 11, 18)) == (
            date(2026, 11, 18),
            date(2027, 1, 1),
        )


def test_equal_ratings_share_a_rank_on_every_page(writer: Writer, reader: Reader) -> None:
    people = add_players(writer, "A1", "B1", "C1", "D1", "E1", "F1")
    open_a_season(writer)
    for winner, loser in ((0, 1), (2, 3), (4, 5)):
        play(writer, people[winner], people[loser])
    with reader.reading() as connection:
        whole = top_players(connection, NOW, 10, 0)
        pages = [line for at in range(6) for line in top_players(connection, NOW, 1, at)]
    assert [line.rank for line in whole] == [1, 1, 1, 4, 4, 4]
    assert [line.name for line in whole] == ["A1", "C1", "E1", "B1", "D1", "F1"]
    assert pages == whole


def test_history_has_a_point_a_week_and_the_change_since_last(
    writer: Writer, reader: Reader
) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    for weeks in (4, 2, 0):
        play(writer, one, other, at=NOW - weeks * WEEK)
    # Written down late: it counts in the week of the entry before it.
    play(writer, one, other, at=NOW - 3 * WEEK)
    with reader.reading() as connection:
        (first, _) = top_players(connection, NOW)
        (later, _) = top_players(connection, NOW + WEEK)
        assert verify(connection) == []
    assert first.history == (1200, 1216, 1216, 1230, 1230, 1255)
    assert first.change_week == 25
    assert later.history == (1200, 1216, 1216, 1230, 1230, 1255, 1255)
    assert later.change_week == 0


def test_verify_sees_a_tampered_rating_and_rebuild_mends_it(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    play(writer, one, other)
    with writer.change("test", NOW) as change:
        change.connection.execute(update(ratings).values(rating=9999))
    with reader.reading() as connection:
        found = verify(connection)
    assert [difference.what for difference in found] == ["ratings", "ratings"]
    with writer.change("test", NOW) as change:
        rebuild(change)
    assert _board(reader) == [(1, "Mook", 1216), (2, "Beam", 1184)]


def test_the_season_start_is_a_day_in_bangkok(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    # One in the morning of the first day in Bangkok is still the day before in UTC.
    first_hour = NOW.replace(month=9, day=30, hour=18)
    assert first_hour.date() < SEASON_START
    play(writer, one, other, at=first_hour)
    assert len(_board(reader)) == 2
