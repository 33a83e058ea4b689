"""The catalogue: what is built from plain values, and which slips are caught."""

import pytest

from nk.rules.fields import MalformedError
from nk.rules.parts import MOST_PARTS, Kind, catalogue_from, key
from tests.support.rules import catalogue, loaded

SWORD: dict[str, object] = {
    "id": "dran-sword",
    "kind": "blade",
    "names": {"tt": "Dran Sword", "hasbro": "Sword Dran"},
}
FLAT: dict[str, object] = {"id": "bit-flat", "kind": "bit", "names": {"tt": "Flat"}, "code": "F"}


def test_the_shops_catalogue_has_parts_of_every_kind() -> None:
    kinds = {part.kind for part in catalogue().parts.values()}
    assert kinds == set(Kind)
    assert len(catalogue().parts) == len(loaded("parts.yaml")["parts"]) > 250


@pytest.mark.parametrize(
    ("flag", "ids"),
    [
        (
            "integrated_ratchet",
            {"bullet-griffon", "glory-valkyrie", "shinobi-shuriken", "aegis-rampart"}
            | {"bit-turbo", "bit-operate"},
        ),
        ("banned", {"bit-metal-needle"}),
        ("metal", {"chip-valkyrie", "chip-emperor"}),
        ("once_per_deck", {"chip-valkyrie"}),
    ],
)
def test_the_parts_with_a_rule_of_their_own(flag: str, ids: set[str]) -> None:
    assert {part.id for part in catalogue().parts.values() if getattr(part, flag)} == ids


def test_labels_show_the_first_name_and_the_code() -> None:
    parts = catalogue_from({"parts": [SWORD, FLAT]}).parts
    assert (parts["dran-sword"].label, parts["bit-flat"].label) == ("Dran Sword", "Flat (F)")


def test_a_name_that_is_not_known_is_left_out() -> None:
    only_hasbro = SWORD | {"names": {"hasbro": "Shatter Horus"}}
    part = catalogue_from({"parts": [only_hasbro]}).parts["dran-sword"]
    assert (part.tt, part.label) == (None, "Shatter Horus")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("Dran Sword", "dransword"), ("L-Drago", "ldrago"), ("ＳＷＯＲＤ", "sword"), ("-- !", "")],
)
def test_spelling_does_not_matter(text: str, expected: str) -> None:
    assert key(text) == expected


@pytest.mark.parametrize(
    ("parts", "field"),
    [
        ("none", "parts"),
        ([None], "parts"),
        ([SWORD] * (MOST_PARTS + 1), "parts"),
        ([SWORD, SWORD], "parts.dran-sword"),
        ([SWORD | {"id": ""}], "id"),
        ([SWORD | {"kind": "sword"}], "parts.dran-sword.kind"),
        ([SWORD | {"names": {}}], "parts.dran-sword.names"),
        ([SWORD | {"names": {"tt": ""}}], "parts.dran-sword.tt"),
        ([SWORD | {"names": {"jp": "x"}}], "parts.dran-sword.jp"),
        ([SWORD | {"metal": "yes"}], "parts.dran-sword.metal"),
        ([SWORD | {"aliases": "x"}], "parts.dran-sword.aliases"),
        ([SWORD | {"weight": 35}], "parts.dran-sword.weight"),
        ([SWORD | {"same_as": "nothing"}], "parts.dran-sword.same_as"),
        ([SWORD | {"same_as": "bit-flat"}, FLAT], "parts.dran-sword.same_as"),
        ([SWORD | {"same_as": "dran-sword"}], "parts.dran-sword.same_as"),
        ([SWORD, SWORD | {"id": "other"}], "parts.other"),
        ([FLAT, FLAT | {"id": "bit-free", "names": {"tt": "Free"}}], "parts.bit-free"),
    ],
)
def test_a_slip_in_the_catalogue_names_the_part(parts: object, field: str) -> None:
    with pytest.raises(MalformedError) as caught:
        catalogue_from({"parts": parts})
    assert caught.value.field == field
