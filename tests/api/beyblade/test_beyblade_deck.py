"""GET /api/beyblade/deck and /parts: decks as players write them."""

from typing import Any
from urllib.parse import quote, urlencode

import pytest

from nk.content.yaml import read_document
from nk.rules.deck import Rule
from nk.settings import ROOT
from tests.support.api import RULES, Clock, Got, beyblade_api, request

API = beyblade_api(Clock())

LEGAL = ("Dran Sword 3-60 F", "Wizard Rod 9-60 B", "Phoenix Wing 5-60 R")


def ask(*beys: str, options: tuple[str, ...] = ()) -> Got:
    pairs = [*(("bey", bey) for bey in beys), *(("option", option) for option in options)]
    return request(API, f"/api/beyblade/deck?{urlencode(pairs)}")


def rules(got: Got) -> list[str]:
    return [finding["rule"] for finding in got.json["findings"]]


def test_a_legal_deck_has_no_findings() -> None:
    got = ask(*LEGAL)
    assert got.status == 200
    assert got.json["verdict"] == "legal"
    assert got.json["findings"] == []
    kinds = [[part["kind"] for part in bey["parts"]] for bey in got.json["beys"]]
    assert kinds == [["blade", "ratchet", "bit"]] * 3


def test_the_example_on_the_page_is_legal() -> None:
    page = read_document(ROOT / "content/pages/regulations.yaml", "regulations").value
    assert isinstance(page, dict)
    deck = page["deck"]
    assert isinstance(deck, dict)
    example = deck["example_deck"]
    assert isinstance(example, list)
    assert ask(*map(str, example)).json["verdict"] == "legal"


@pytest.mark.parametrize(
    ("beys", "verdict", "expected"),
    [
        (("Dran Sword 3-60 F", "Sword Dran 3-80 B"), "illegal", {"repeated_part", "short_deck"}),
        (("Dran Sword 3-60 MN", *LEGAL[1:]), "illegal", {"banned_bit"}),
        (("Dran Sword 3-60 Zzz", *LEGAL[1:]), "unknown", {"unknown_part"}),
        (("Dran Sword 3-60", *LEGAL[1:]), "illegal", {"missing_bit"}),
        (("",), "illegal", {"no_complete_bey"}),
        (("Dran Sword 3-60 F",), "legal", {"short_deck"}),
        ((*LEGAL, "Hells Scythe 4-60 T"), "illegal", {"too_many_beys"}),
    ],
)
def test_verdicts(beys: tuple[str, ...], verdict: str, expected: set[str]) -> None:
    got = ask(*beys)
    assert got.json["verdict"] == verdict
    assert set(rules(got)) == expected


def test_options_change_the_rules() -> None:
    banned = ("Dran Sword 3-60 MN", *LEGAL[1:])
    assert ask(*banned, options=("metal_needle_allowed",)).json["verdict"] == "legal"


def test_every_finding_speaks_both_languages_and_names_its_section() -> None:
    finding: dict[str, Any] = ask("Dran Sword 3-60 MN", *LEGAL[1:]).json["findings"][0]
    assert finding["bey"] == 1
    assert finding["section"] == "equipment"
    assert "Metal Needle" in finding["text"]["th"]
    assert "Metal Needle" in finding["text"]["en"]


def test_every_rule_of_the_engine_has_words() -> None:
    assert set(RULES.words) == set(Rule)


def test_the_order_of_the_beys_is_kept_whatever_was_asked_before() -> None:
    one, two = "Dran Sword 3-60 F", "Wizard Rod 9-60 Zzz"
    first, second = ask(one, two), ask(two, one)
    assert [finding["bey"] for finding in first.json["findings"]][:1] == [2]
    assert [finding["bey"] for finding in second.json["findings"]][:1] == [1]


@pytest.mark.parametrize("text", ["{beys}", "{text}", "{0}", "%zz", "<zzz>", "ก" * 100])
def test_a_visitors_words_come_back_as_they_were(text: str) -> None:
    got = ask(text)
    assert got.status == 200
    assert got.json["beys"][0]["unknown"] == [text]
    assert f"“{text}”" in got.json["findings"][0]["text"]["en"]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("", "bey"),
        ("bey=" + "x" * 101, None),
        ("&".join(["bey=x"] * 11), "bey"),
        ("bey=x&option=nonsense", None),
        ("bey=x&deck=1", "deck"),
        ("bey=%ff", "query"),
        ("bey=%00%ed%a0%80", "query"),
        ("&".join(["bey=x"] * 50), "query"),
        (quote("bey\r\nX: y") + "=1", "query"),
    ],
)
def test_a_hostile_deck_is_refused(query: str, field: str | None) -> None:
    got = request(API, f"/api/beyblade/deck?{query}")
    assert got.status == 422
    assert got.json["error"]["code"] == "invalid_parameter"
    if field:
        assert got.json["error"]["field"] == field


def test_the_parts_are_all_there_with_both_names() -> None:
    parts = request(API, "/api/beyblade/parts").json
    assert len(parts) == len(RULES.catalogue.parts)
    sword = next(part for part in parts if part["id"] == "dran-sword")
    assert sword["names"] == ["Dran Sword", "Sword Dran"]
    assert request(API, "/api/beyblade/parts?x=1").status == 422
