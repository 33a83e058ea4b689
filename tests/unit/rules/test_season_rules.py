"""Seasons: ranks, restart and dates."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nk.rules.season import Standing, rank, restart, season_bounds
from tests.support.rules import STEADY, policy


@pytest.mark.parametrize(
    ("ratings", "ranked"),
    [
        ({}, []),
        ({5: 1200}, [(1, 5)]),
        ({1: 1100, 2: 1300, 3: 1200}, [(1, 2), (2, 3), (3, 1)]),
        ({4: 1300, 3: 1200, 2: 1200, 1: 1100}, [(1, 4), (2, 2), (2, 3), (4, 1)]),
        ({2: 1200, 1: 1200}, [(1, 1), (1, 2)]),
        ({1: 900, 2: 1000}, [(1, 2), (2, 1)]),
    ],
)
def test_equal_ratings_share_a_rank(ratings: dict[int, int], ranked: list[tuple[int, int]]) -> None:
    assert rank({player: Standing(rating) for player, rating in ratings.items()}) == ranked


def test_restart_pays_by_final_rank_down_to_the_tenth() -> None:
    table = {player: Standing(1500 - player, wins=1) for player in range(1, 13)}
    after = restart(policy(), table)
    bonuses = [after[player].rating - policy().start for player in range(1, 13)]
    assert bonuses == [50, 40, 30, 20, 20, 20, 20, 20, 20, 20, 0, 0]
    assert all(not standing.played for standing in after.values())


def test_tied_players_get_the_same_bonus_and_the_next_rank_is_skipped() -> None:
    table = {player: Standing(rating, losses=1) for player, rating in enumerate([9, 8, 8, 7])}
    assert [standing.rating for standing in restart(policy(), table).values()] == [
        1250,
        1240,
        1240,
        1220,
    ]


def test_only_those_who_played_in_the_season_are_ranked() -> None:
    table = {1: Standing(1250), 2: Standing(1210, wins=1), 3: Standing(1190, losses=1)}
    assert restart(policy(), table) == {1: Standing(1200), 2: Standing(1250), 3: Standing(1240)}
    assert table[1] == Standing(1250)


@pytest.mark.parametrize(
    ("moment", "first", "months", "start", "end"),
    [
        ("2025-01-01", "2025-01-01", 3, "2025-01-01", "2025-04-01"),
        ("2025-03-31", "2025-01-01", 3, "2025-01-01", "2025-04-01"),
        ("2025-04-01", "2025-01-01", 3, "2025-04-01", "2025-07-01"),
        ("2026-11-15", "2025-01-01", 3, "2026-10-01", "2027-01-01"),
        ("2024-12-31", "2025-01-01", 3, "2024-10-01", "2025-01-01"),
        ("2025-04-14", "2025-01-15", 3, "2025-01-15", "2025-04-15"),
        ("2025-04-15", "2025-01-15", 3, "2025-04-15", "2025-07-15"),
        ("2025-02-27", "2025-01-31", 1, "2025-01-31", "2025-02-28"),
        ("2025-02-28", "2025-01-31", 1, "2025-02-28", "2025-03-31"),
        ("2024-02-29", "2024-01-31", 1, "2024-02-29", "2024-03-31"),
        ("2025-12-31", "2024-02-29", 12, "2025-02-28", "2026-02-28"),
    ],
)
def test_seasons_follow_each_other(
    moment: str, first: str, months: int, start: str, end: str
) -> None:
    day = date.fromisoformat
    assert season_bounds(day(moment), day(first), months) == (day(start), day(end))


def test_a_season_has_at_least_a_month() -> None:
    with pytest.raises(ValueError, match="at least one month"):
        season_bounds(date(2025, 1, 1), date(2025, 1, 1), 0)


days = st.dates(date(2000, 1, 1), date(2100, 1, 1))


@STEADY
@given(days, days, st.integers(1, 12))
def test_every_day_is_in_exactly_one_season(moment: date, first: date, months: int) -> None:
    start, end = season_bounds(moment, first, months)
    assert start <= moment < end
    assert season_bounds(start, first, months) == (start, end)
    assert season_bounds(end, first, months)[0] == end
