"""Deck rules: every violation at once, with the edges of each rule."""

import pytest

from nk.rules.deck import (
    MOST_BEYS,
    MOST_PARTS_IN_BEY,
    Bey,
    DeckOptions,
    Rule,
    Verdict,
    Violation,
    check_deck,
    verdict,
)
from nk.rules.fields import MalformedError
from nk.rules.notation import parse_deck
from tests.support.rules import catalogue

LEGAL = ("Dran Sword 3-60F", "Valkyrie Volt S4-70V", "Bullet Griffon H")


def checked(*texts: str, options: DeckOptions | None = None) -> list[Violation]:
    """Read and check a deck."""
    return check_deck(catalogue(), parse_deck(catalogue(), texts), options)


def found(*texts: str, options: DeckOptions | None = None) -> list[tuple[Rule, int | None]]:
    """Return only which rules were broken and where."""
    return [(v.rule, v.bey_index) for v in checked(*texts, options=options)]


def test_a_bx_a_cx_and_an_integrated_ratchet_make_a_legal_deck() -> None:
    assert checked(*LEGAL) == []


@pytest.mark.parametrize(
    ("third", "rules"),
    [
        ("Wizard Rod 9-60B", []),
        ("Wizard Rod Tr", []),
        ("Wizard Rod B", [Rule.MISSING_RATCHET]),
        ("Wizard Rod 9-60", [Rule.MISSING_BIT]),
        ("Wizard Rod", [Rule.MISSING_BIT, Rule.MISSING_RATCHET]),
        ("9-60B", [Rule.MISSING_BLADE]),
        ("Hells 9-60B", [Rule.MISSING_MAIN_BLADE, Rule.MISSING_ASSIST_BLADE]),
        ("Arc 9-60B", [Rule.MISSING_LOCK_CHIP, Rule.MISSING_ASSIST_BLADE]),
        ("Hells Arc 9-60B", [Rule.MISSING_ASSIST_BLADE]),
        ("Hells Arc J9-60B", []),
        ("Hells Arc BJ9-60B", []),
        ("Hells Arc JTr", []),
        ("Wizard Rod 9-60 1-60 B", [Rule.EXTRA_PART]),
        ("Wizard Rod 9-60 Tr", [Rule.EXTRA_RATCHET]),
        ("Glory Valkyrie B", []),
        ("Glory Valkyrie 9-60B", [Rule.EXTRA_RATCHET]),
        ("Glory Valkyrie Tr", [Rule.EXTRA_RATCHET]),
        ("Glory Valkyrie", [Rule.MISSING_BIT]),
    ],
)
def test_a_complete_bey(third: str, rules: list[Rule]) -> None:
    deck = ("Dran Sword 3-60F", "Valkyrie Volt S4-70V", third)
    assert found(*deck) == [(rule, 2) for rule in rules]


def test_a_one_piece_blade_and_cx_parts_do_not_mix() -> None:
    mixed = Bey(("dran-sword", "chip-hells", "ratchet-3-60", "bit-flat"))
    (violation, _) = check_deck(catalogue(), [mixed])
    assert (violation.rule, violation.parts) == (Rule.MIXED_BLADES, ("dran-sword", "chip-hells"))


@pytest.mark.parametrize(
    ("one", "two", "repeated"),
    [
        ("Dran Sword 3-60F", "Dran Sword 4-60B", [Rule.REPEATED_PART]),
        ("Dran Sword 3-60F", "Sword Dran 4-60B", [Rule.REPEATED_PART]),
        ("Dran Sword 3-60F", "Dran Dagger 4-60B", []),
        ("Dran Sword 3-60F", "Wizard Rod 3-60B", [Rule.REPEATED_PART]),
        ("Dran Sword 3-60F", "Wizard Rod 3-80B", []),
        ("Dran Sword 3-60F", "Wizard Rod 4-60 Flat", [Rule.REPEATED_PART]),
        ("Dran Sword 3-60F", "Wizard Rod 3-60F", [Rule.REPEATED_PART] * 2),
        ("Tyranno Roar 3-60F", "Jurassic World Roar Tyranno 4-60B", [Rule.REPEATED_PART]),
        (
            "Lightning L-Drago Upper Type 3-60F",
            "Lightning L-Drago Rapid-Hit Type 4-60B",
            [Rule.REPEATED_PART],
        ),
        ("Lightning L-Drago 3-60F", "Lightning L-Drago Upper Type 4-60B", [Rule.REPEATED_PART]),
        ("Bullet Griffon H", "Glory Valkyrie B", []),
        ("Hells Arc J3-60F", "Hells Volt S4-60B", []),
        ("Hells Arc J3-60F", "Dran Arc S4-60B", [Rule.REPEATED_PART]),
        ("Hells Arc J3-60F", "Dran Volt J4-60B", [Rule.REPEATED_PART]),
        ("Valkyrie Arc J3-60F", "Valkyrie Volt S4-60B", [Rule.REPEATED_METAL_CHIP]),
        ("Emperor Arc J3-60F", "Emperor Volt S4-60B", []),
        # An assist blade and a bit share their letter, not their part.
        ("Hells Arc F3-60B", "Dran Volt S4-60F", []),
    ],
)
def test_no_part_twice(one: str, two: str, repeated: list[Rule]) -> None:
    expected: list[tuple[Rule, int | None]] = [(Rule.SHORT_DECK, None)]
    assert found(one, two) == expected + [(rule, None) for rule in repeated]


def test_a_repeat_names_the_part_and_its_beys() -> None:
    (repeat,) = checked("Dran Sword 3-60F", "Wizard Rod 9-60B", "Sword Dran 4-60T")
    assert repeat.parts == ("dran-sword", "dran-sword")
    assert repeat.params == {"parts": "Dran Sword", "beys": "1, 3", "text": ""}


def test_all_metal_chips_may_be_limited() -> None:
    once = DeckOptions(metal_chips_once=True)
    deck = ("Emperor Arc J3-60F", "Emperor Volt S4-60B", "Dran Sword 9-60T")
    assert found(*deck, options=once) == [(Rule.REPEATED_METAL_CHIP, None)]
    plastic = ("Dran Arc J3-60F", "Dran Volt S4-60B", "Dran Sword 9-60T")
    assert found(*plastic, options=once) == []


@pytest.mark.parametrize(("allowed", "rules"), [(False, [(Rule.BANNED_BIT, 0)]), (True, [])])
def test_metal_needle(allowed: bool, rules: list[tuple[Rule, int]]) -> None:
    deck = ("Dran Sword 3-60MN", *LEGAL[1:])
    assert found(*deck, options=DeckOptions(metal_needle_allowed=allowed)) == rules


@pytest.mark.parametrize(
    ("texts", "rules"),
    [
        ((), [Rule.NO_COMPLETE_BEY]),
        (("", "", ""), [Rule.NO_COMPLETE_BEY]),
        (LEGAL[:1], [Rule.SHORT_DECK]),
        (("", LEGAL[0], ""), [Rule.SHORT_DECK]),
        (LEGAL[:2], [Rule.SHORT_DECK]),
        ((*LEGAL, "Wizard Rod 9-60B"), [Rule.TOO_MANY_BEYS]),
        (("Dran Sword 3-60",), [Rule.MISSING_BIT, Rule.NO_COMPLETE_BEY]),
        (("Dran Sword 3-60", LEGAL[2]), [Rule.MISSING_BIT, Rule.SHORT_DECK]),
    ],
)
def test_size_of_a_deck(texts: tuple[str, ...], rules: list[Rule]) -> None:
    assert [rule for rule, _ in found(*texts)] == rules


def test_an_unknown_part_is_unknown_and_hides_nothing_else() -> None:
    violations = checked("Sky Comet 3-60MN", "Dran Sword 3-60F", "Wizard Rod 9-60B")
    assert [v.rule for v in violations] == [
        Rule.UNKNOWN_PART,
        Rule.BANNED_BIT,
        Rule.REPEATED_PART,
    ]
    assert violations[0].params["text"] == "Sky Comet"


def test_an_unknown_id_is_reported_like_an_unknown_name() -> None:
    (unknown, short) = check_deck(catalogue(), [Bey(("no-such-part",))])
    assert (unknown.rule, unknown.params["text"]) == (Rule.UNKNOWN_PART, "no-such-part")
    assert short.rule is Rule.SHORT_DECK


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (LEGAL, Verdict.LEGAL),
        (LEGAL[:1], Verdict.LEGAL),
        (("Sky Comet 3-60F", *LEGAL[1:]), Verdict.UNKNOWN),
        (("Sky Comet 3-60MN", *LEGAL[1:]), Verdict.ILLEGAL),
        ((), Verdict.ILLEGAL),
    ],
)
def test_verdict(texts: tuple[str, ...], expected: Verdict) -> None:
    assert verdict(checked(*texts)) is expected


def test_sizes_are_limited() -> None:
    assert check_deck(catalogue(), [Bey()] * MOST_BEYS)
    with pytest.raises(MalformedError, match="at most 10 Beys"):
        check_deck(catalogue(), [Bey()] * (MOST_BEYS + 1))
    with pytest.raises(MalformedError, match="parts in a Bey"):
        check_deck(catalogue(), [Bey(unknown=("x",) * (MOST_PARTS_IN_BEY + 1))])
