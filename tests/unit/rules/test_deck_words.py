"""Every deck rule has its words in both languages, and the engine fills their gaps."""

import re
import string

import pytest

from nk.rules.deck import Rule, finding
from tests.support.rules import loaded

SECTIONS = {
    "game-components",
    "winning",
    "match-phases",
    "match-types",
    "rules-of-battle",
    "equipment",
    "optional-rules",
    "disqualification",
}
THAI = re.compile(r"[\u0e00-\u0e7f]")


def gaps(text: str) -> set[str]:
    """Return the placeholders of a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_the_words_and_the_rules_are_the_same_list() -> None:
    assert set(loaded("deck-rules.yaml")) == set(Rule)


@pytest.mark.parametrize("rule", Rule)
def test_words_of_a_rule(rule: Rule) -> None:
    words = loaded("deck-rules.yaml")[rule]
    assert set(words) == {"th", "en", "section"}
    assert words["section"] in SECTIONS
    assert THAI.search(words["th"])
    assert not THAI.search(words["en"])
    params = finding(rule, 0, text="?").params
    assert gaps(words["th"]) | gaps(words["en"]) <= set(params)
    assert "{" not in words["th"].format_map(params) + words["en"].format_map(params)
