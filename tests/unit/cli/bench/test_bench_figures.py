"""Targets, ratios and how figures are spelt."""

import pytest

from tools.bench.results import Figure, Target, at_least, at_most, median_ratio, missed
from tools.bench.sheets import amount, target_words, verdict


@pytest.mark.parametrize(
    ("target", "value", "reached"),
    [
        (at_least(0.35), 0.35, True),
        (at_least(0.35), 0.349, False),
        (at_most(200), 200, True),
        (at_most(200), 200.1, False),
        (at_most(0), 0, True),
        (None, 1, None),
    ],
)
def test_a_target_is_met_from_its_own_side(
    target: Target | None, value: float, reached: bool | None
) -> None:
    figure = Figure("part", "name", value, "", target)
    assert figure.reached is reached
    assert missed([figure]) == ([figure] if reached is False else [])


def test_the_ratio_is_the_median_of_pairs_and_not_the_ratio_of_medians() -> None:
    # The machine was ten times slower in the second round, for both.
    assert median_ratio([40.0, 4.0, 40.0], [100.0, 10.0, 100.0]) == pytest.approx(0.4)
    assert median_ratio([1.0, 50.0, 60.0], [100.0, 100.0, 100.0]) == pytest.approx(0.5)


def test_rounds_come_in_pairs() -> None:
    with pytest.raises(ValueError, match="zip"):
        median_ratio([1.0, 2.0], [1.0])


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (0.347, "", "0.35"),
        (1.5, "ms", "1.50 ms"),
        (73.94, "KB", "73.9 KB"),
        (336.6, "KB", "337 KB"),
        (12503.4, "requests/s", "12,503 requests/s"),
        (100.0, "", "100"),
        (0, "", "0"),
        (-12.34, "%", "-12.3 %"),
    ],
)
def test_amounts_have_few_digits(value: float, unit: str, words: str) -> None:
    assert amount(value, unit) == words


def test_targets_and_verdicts_are_words() -> None:
    good = Figure("part", "name", 100, "KB", at_most(350))
    assert target_words(good.target, good.unit) == "≤ 350 KB"
    assert target_words(at_least(0.2), "") == "≥ 0.20"
    assert target_words(None, "KB") == ""
    assert verdict(good) == "reached"
    assert verdict(Figure("part", "name", 400, "KB", at_most(350))) == "missed"
    assert verdict(Figure("part", "name", 400, "KB")) == ""


def test_a_figure_is_known_by_part_subject_and_name() -> None:
    figure = Figure("lighthouse", "seo", 100, "", subject="/en")
    assert figure.key == ("lighthouse", "/en", "seo")
    assert figure.title == "lighthouse /en seo"
    assert Figure("start", "warm start", 2, "s").title == "start warm start"
