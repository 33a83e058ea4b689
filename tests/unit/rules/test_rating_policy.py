"""The policy: read from the content, with slips caught."""

from dataclasses import replace
from fractions import Fraction

import pytest

from nk.rules.elo import RankBonus, RatingPolicy, policy_from
from nk.rules.fields import MalformedError
from tests.support.rules import loaded, policy


def test_the_shops_policy() -> None:
    assert policy() == RatingPolicy(
        start=1200,
        k=32,
        scale=400,
        lower_winner_loss_factor=Fraction(5, 4),
        upset_gap=150,
        upset_bonus=5,
        sweep_bonus=3,
        season_months=3,
        season_bonus=(
            RankBonus(1, 1, 50),
            RankBonus(2, 2, 40),
            RankBonus(3, 3, 30),
            RankBonus(4, 10, 20),
        ),
    )


@pytest.mark.parametrize(
    ("written", "factor"),
    [(1.25, Fraction(5, 4)), ("1.1", Fraction(11, 10)), (1.1, Fraction(11, 10)), (1, Fraction(1))],
)
def test_a_factor_is_what_is_written(written: object, factor: Fraction) -> None:
    read = policy_from(loaded("rating.yaml") | {"lower_winner_loss_factor": written})
    assert read.loss_factor == factor
    assert replace(read, lower_winner_loss_factor=float(factor)).loss_factor == factor


@pytest.mark.parametrize(("rank", "bonus"), [(1, 50), (3, 30), (4, 20), (10, 20), (11, 0)])
def test_bonus_by_rank(rank: int, bonus: int) -> None:
    assert policy().bonus_for(rank) == bonus


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"k": 0}, "k, scale and season_months"),
        ({"k": 1.5}, "k must be a whole number"),
        ({"start": True}, "start must be a whole number"),
        ({"scale": None}, "scale must be a whole number"),
        ({"spread": 1}, "spread is not a known field"),
        ({"lower_winner_loss_factor": 0.5}, "must be 1 or more"),
        ({"lower_winner_loss_factor": "much"}, "must be a number"),
        ({"lower_winner_loss_factor": "1/0"}, "must be a number"),
        ({"lower_winner_loss_factor": float("nan")}, "must be a number"),
        ({"lower_winner_loss_factor": True}, "must be a number"),
        ({"season_bonus": None}, "season_bonus must be a list"),
        ({"season_bonus": [{"first": 2, "last": 1, "points": 1}]}, "1 <= first <= last"),
        ({"season_bonus": [{"first": 1, "last": 3}]}, "points must be a whole number"),
        (
            {
                "season_bonus": [
                    {"first": 1, "last": 3, "points": 9},
                    {"first": 3, "last": 4, "points": 5},
                ]
            },
            "without overlaps",
        ),
    ],
)
def test_slips_in_the_policy_are_caught(change: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        policy_from(loaded("rating.yaml") | change)


def test_a_policy_needs_every_figure() -> None:
    with pytest.raises(MalformedError, match="start must be"):
        policy_from({})
