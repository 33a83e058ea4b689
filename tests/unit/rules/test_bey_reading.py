"""Reading Beys as players write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nk.rules.deck import MOST_BEYS, Bey
from nk.rules.fields import MalformedError
from nk.rules.notation import LONGEST_TEXT, parse_bey, parse_deck
from tests.support.rules import STEADY, catalogue

DRAN_SWORD = ("dran-sword", "ratchet-3-60", "bit-flat")
CX_BASE = ("ratchet-4-70", "bit-vortex")
VALKYRIE_VOLT = ("chip-valkyrie", "main-volt", "assist-slash", *CX_BASE)
BAHAMUT_BLITZ = ("chip-bahamut", "main-blitz", "over-break", "assist-knuckle")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Dran Sword 3-60 F", DRAN_SWORD),
        ("Dran Sword 3-60F", DRAN_SWORD),
        ("DranSword3-60F", DRAN_SWORD),
        ("  dran   SWORD 3 - 60 flat ", DRAN_SWORD),
        ("Dran Sword / 3–60 / F", DRAN_SWORD),
        ("Ｄｒａｎ Ｓｗｏｒｄ ３－６０ Ｆ", DRAN_SWORD),
        ("Sword Dran 3-60F", DRAN_SWORD),
        ("Dran Sword (gold) 3-60F", DRAN_SWORD),
        ("Jurassic World Tyranno Roar 3-60F", ("tyranno-roar", *DRAN_SWORD[1:])),
        ("Roar Tyranno [Jurassic World] 3-60F", ("tyranno-roar", *DRAN_SWORD[1:])),
        ("Dran Sword 3-60 LF", ("dran-sword", "ratchet-3-60", "bit-low-flat")),
        ("Dran Sword 3-60 Low Flat", ("dran-sword", "ratchet-3-60", "bit-low-flat")),
        ("Wizard Rod M-85 HN", ("wizard-rod", "ratchet-m-85", "bit-high-needle")),
        ("Valkyrie Volt S4-70V", VALKYRIE_VOLT),
        ("Valkyrie Volt S 4-70 V", VALKYRIE_VOLT),
        ("Volt Valkyrie Slash 4-70 Vortex", VALKYRIE_VOLT),
        ("ValkyrieVolt S4-70V", VALKYRIE_VOLT),
        ("Courage Incendio Wh4-70V", ("chip-hells", "main-brave", "assist-wheel", *CX_BASE)),
        ("Bahamut Blitz BK4-70V", (*BAHAMUT_BLITZ, *CX_BASE)),
        ("Lightning L-Drago 1-60F", ("lightning-l-drago", "ratchet-1-60", "bit-flat")),
        ("Lightning L-Drago Upper Type 3-60F", ("lightning-l-drago-upper", *DRAN_SWORD[1:])),
        ("Spider-Man 3-60F", ("spider-man", "ratchet-3-60", "bit-flat")),
        ("Bullet Griffon H", ("bullet-griffon", "bit-hexa")),
        ("Rocket Griffon Hexa", ("bullet-griffon", "bit-hexa")),
        ("Dran Sword Op", ("dran-sword", "bit-operate")),
        # Two-letter codes first: Tr is Turbo, not Turn with Rush; STr is Slash with Turbo.
        ("Valkyrie Volt Tr", ("chip-valkyrie", "main-volt", "bit-turbo")),
        ("Valkyrie Volt STr", ("chip-valkyrie", "main-volt", "assist-slash", "bit-turbo")),
        ("Valkyrie Volt WhTr", ("chip-valkyrie", "main-volt", "assist-wheel", "bit-turbo")),
        ("Bahamut Blitz BKTr", (*BAHAMUT_BLITZ, "bit-turbo")),
        # Pieces of a Bey.
        ("", ()),
        ("Dran Sword", ("dran-sword",)),
        ("Dran Sword F", ("dran-sword", "bit-flat")),
        ("3-60", ("ratchet-3-60",)),
        ("Flat", ("bit-flat",)),
        ("Valkyrie", ("chip-valkyrie",)),
        ("Volt 4-70V", ("main-volt", "ratchet-4-70", "bit-vortex")),
        ("Dran Sword 3-60 4-60 F", ("dran-sword", "ratchet-3-60", "ratchet-4-60", "bit-flat")),
    ],
)
def test_written_forms(text: str, parts: tuple[str, ...]) -> None:
    assert parse_bey(catalogue(), text) == Bey(parts)


@pytest.mark.parametrize(
    ("text", "parts", "unknown"),
    [
        ("Sky Comet 3-60F", ("ratchet-3-60", "bit-flat"), ("Sky Comet",)),
        ("Dran Sword 3-99F", ("dran-sword", "bit-flat"), ("3-99",)),
        ("Dran Sword 3-60 XQ", ("dran-sword", "ratchet-3-60"), ("XQ",)),
        # A longer name may be a derivative design, which is a different part.
        ("Dran Sword Ultra 3-60F", ("ratchet-3-60", "bit-flat"), ("Dran Sword Ultra",)),
        ("Dran Sword Ultra", (), ("Dran Sword Ultra",)),
        ("Valkyrie Volt Q4-70V", ("chip-valkyrie", "main-volt", *CX_BASE), ("Q",)),
        ("Valkyrie Volt Neo 4-70V", CX_BASE, ("Valkyrie Volt Neo",)),
        ("ดาบมังกร 3-60F", ("ratchet-3-60", "bit-flat"), ("ดาบมังกร",)),
        ("???", (), ("???",)),
        ("Dran Sword 3-60 ?", ("dran-sword", "ratchet-3-60"), ("?",)),
        ("<script>", (), ("<script>",)),
    ],
)
def test_what_is_not_known_comes_back_in_the_writers_words(
    text: str, parts: tuple[str, ...], unknown: tuple[str, ...]
) -> None:
    assert parse_bey(catalogue(), text) == Bey(parts, unknown)


def test_sizes_are_limited() -> None:
    assert parse_bey(catalogue(), "x" * LONGEST_TEXT).unknown
    with pytest.raises(MalformedError, match="bey must have at most"):
        parse_bey(catalogue(), "x" * (LONGEST_TEXT + 1))
    assert parse_deck(catalogue(), [""] * MOST_BEYS) == (Bey(),) * MOST_BEYS
    with pytest.raises(MalformedError, match="deck must have at most"):
        parse_deck(catalogue(), [""] * (MOST_BEYS + 1))


@STEADY
@given(st.text(max_size=LONGEST_TEXT))
def test_any_text_is_read_without_failing_and_only_as_known_parts(text: str) -> None:
    bey = parse_bey(catalogue(), text)
    assert set(bey.parts) <= set(catalogue().parts)
    assert all(unknown.strip() for unknown in bey.unknown)


@STEADY
@given(st.sampled_from(sorted(catalogue().parts)))
def test_every_part_is_found_by_its_names_where_they_stand(part_id: str) -> None:
    part = catalogue().parts[part_id]
    around = {
        "blade": "{} 3-60F",
        "lock_chip": "{} Volt S4-70V",
        "main_blade": "Dran {} S4-70V",
        "assist_blade": "Dran Volt {} 4-70V",
        "over_blade": "Dran Volt {} Slash 4-70V",
        "ratchet": "Dran Sword {}F",
        "bit": "Dran Sword 3-60 {}",
    }[part.kind]
    for name in (*part.names, *([part.code] if part.code else [])):
        assert part_id in parse_bey(catalogue(), around.format(name)).parts
