"""The meeple that the page begins with is made of what the kit has."""

from pathlib import Path

import pytest
from pydantic import TypeAdapter

from nk.content.errors import ContentErrors
from nk.content.meeple import Kit
from nk.content.pictures.masters import find_masters
from nk.content.schema.meeple import MeepleKit, MeepleParts
from nk.content.schema.values import Known
from nk.content.validation import read_model
from nk.content.yaml import parse_document
from nk.settings import ROOT

CONTENT = ROOT / "content"
TEXT = (CONTENT / "meeple.yaml").read_text(encoding="utf-8")
KNOWN = Known(routes={}, pictures=frozenset(find_masters(CONTENT)[0]))
FIRST = next(line for line in TEXT.splitlines() if line.startswith("first:"))


def read(text: str, model: type[MeepleParts] = MeepleKit) -> MeepleParts:
    return read_model(TypeAdapter(model), parse_document(text, "content/meeple.yaml"), KNOWN)


def test_the_first_meeple_has_a_place_in_every_list() -> None:
    kit = Kit(CONTENT)
    assert kit.first is not None
    choices = kit.choices_of(kit.first)
    chosen = [part[choice].id for part, choice in zip(kit.parts, choices, strict=True)]
    assert chosen == [value for name, value in kit.first if name != "image"]


def test_a_choice_that_the_kit_does_not_have_is_refused_at_its_line() -> None:
    wrong = TEXT.replace("hat: wizard", "hat: wizzard")
    with pytest.raises(ContentErrors) as refused:
        read(wrong)
    (mistake,) = refused.value.errors
    assert TEXT.splitlines()[mistake.line - 1] == FIRST
    assert "no hat has the id wizzard; there are none, cap, " in str(mistake)


def test_a_picture_that_is_not_there_is_refused() -> None:
    with pytest.raises(ContentErrors, match="there is no picture content/images/meeple/second"):
        read(TEXT.replace("meeple/first", "meeple/second"))


def test_the_page_needs_a_first_meeple_and_the_server_none() -> None:
    without = TEXT.replace(FIRST, "")
    with pytest.raises(ContentErrors, match="add `first:`"):
        read(without)
    assert read(without, MeepleParts).first is None


def test_the_picture_may_be_missing_for_whoever_makes_it(tmp_path: Path) -> None:
    (tmp_path / "meeple.yaml").write_text(TEXT, encoding="utf-8")
    with pytest.raises(ContentErrors, match="there is no picture"):
        Kit(tmp_path)
    assert Kit(tmp_path, stand_ins=True).first is not None
