"""Figures of the rating page, worked out by the engine while the site is built.

The page's text and the engine read the same policy, and the page prints what the engine says:
`web/src/generated/rating.json` holds the examples, typical changes and the curve of chances.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from nk.content.yaml import read_document
from nk.files import write_if_changed
from nk.rules.elo import (
    Change,
    RatingPolicy,
    expected_score,
    loser_change,
    policy_from,
    winner_change,
)
from nk.rules.fields import a_list, a_mapping, a_whole

# The opponent's rating minus one's own, in the steps the page's table shows.
_GAPS: Final = (-300, -200, -100, -50, 0, 50, 100, 200, 300)
_CURVE: Final = range(-400, 401, 20)
_MOST_EXAMPLES: Final = 10

Json = dict[str, object]


def write_rating_figures(content: Path, generated: Path) -> None:
    """Write the figures where the web build reads what is compiled."""
    policy = policy_from(_mapping(content, "beyblade/rating.yaml"))
    examples = a_mapping(_mapping(content, "pages/rating.yaml").get("examples"), "examples")
    listed = a_list(examples.get("items"), "items", _MOST_EXAMPLES)
    figures: Json = {
        "examples": [_example(policy, a_mapping(item, "items")) for item in listed],
        "table": [_line(policy, gap) for gap in _GAPS],
        "curve": [[gap, expected_score(-gap, policy.scale)] for gap in _CURVE],
    }
    text = json.dumps(figures, indent=1) + "\n"
    write_if_changed(generated / "rating.json", text.encode())


def _mapping(content: Path, name: str) -> Mapping[str, object]:
    return a_mapping(read_document(content / name, f"content/{name}").value, name)


def _example(policy: RatingPolicy, item: Mapping[str, object]) -> Json:
    mine, theirs = a_whole(item, "mine"), a_whole(item, "theirs")
    won = item.get("result") == "win"
    winner, loser = (mine, theirs) if won else (theirs, mine)
    gain = _change(winner, winner_change(policy, winner, loser, sweep=False))
    cost = _change(loser, loser_change(policy, winner, loser))
    return {"mine": gain if won else cost, "theirs": cost if won else gain}


def _change(before: int, change: Change) -> Json:
    return {
        "before": before,
        "after": before + change.total,
        "expected": change.expected,
        "base": change.base,
        "upset_bonus": change.upset_bonus,
        "sweep_bonus": change.sweep_bonus,
        "total": change.total,
    }


def _line(policy: RatingPolicy, gap: int) -> Json:
    mine, theirs = policy.start, policy.start + gap
    return {
        "gap": gap,
        "expected": expected_score(gap, policy.scale),
        "win": winner_change(policy, mine, theirs, sweep=False).total,
        "loss": loser_change(policy, theirs, mine).total,
    }
