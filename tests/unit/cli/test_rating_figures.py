"""The figures the rating page prints are the engine's, written where the web build reads them."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from nk.cli.rating_figures import write_rating_figures
from nk.settings import ROOT


@pytest.fixture
def figures(tmp_path: Path) -> dict[str, Any]:
    """What the build writes for the shipped content."""
    for name in ("beyblade/rating.yaml", "pages/rating.yaml"):
        target = tmp_path / "content" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "content" / name, target)
    write_rating_figures(tmp_path / "content", tmp_path)
    written = (tmp_path / "rating.json").read_text(encoding="utf-8")
    return dict(json.loads(written))


def test_the_two_examples_come_out_as_promised(figures: dict[str, Any]) -> None:
    first, second = figures["examples"]
    assert (first["mine"]["before"], first["mine"]["total"]) == (1200, 20)
    assert (second["mine"]["before"], second["mine"]["total"]) == (1250, -25)


def test_the_table_rises_with_the_opponent(figures: dict[str, Any]) -> None:
    wins = [line["win"] for line in figures["table"]]
    losses = [line["loss"] for line in figures["table"]]
    assert wins == sorted(wins)
    assert losses == sorted(losses)
    level = next(line for line in figures["table"] if line["gap"] == 0)
    assert (level["expected"], level["win"], level["loss"]) == (0.5, 16, -16)


def test_the_curve_is_a_chance_that_grows_with_the_lead(figures: dict[str, Any]) -> None:
    chances = [chance for _, chance in figures["curve"]]
    assert chances == sorted(chances)
    assert [0, 0.5] in figures["curve"]
    assert 0 < chances[0] < chances[-1] < 1
