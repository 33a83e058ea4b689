"""Codes of made meeples: what is written is read, and whatever else is typed is refused."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nk.content.meeple import Kit
from nk.rules.meeple import ALPHABET, LENGTH, MOST_CHOICES, PARTS, read_code, write_code
from nk.settings import ROOT

SIZES = (10, 8, 11, 9, 6, 9, 8)
VECTORS = json.loads((ROOT / "tests" / "vectors" / "meeple.json").read_text(encoding="utf-8"))
choices = st.tuples(*(st.integers(0, size - 1) for size in SIZES))


@given(choices)
def test_what_is_written_is_read(made: tuple[int, ...]) -> None:
    code = write_code(made)
    assert len(code) == LENGTH
    assert read_code(code, SIZES) == made


@given(choices, st.integers(0, LENGTH - 1), st.sampled_from(ALPHABET))
def test_one_wrong_letter_is_found(made: tuple[int, ...], place: int, letter: str) -> None:
    code = write_code(made)
    wrong = code[:place] + letter + code[place + 1 :]
    assert wrong == code or read_code(wrong, SIZES) is None


@given(choices, st.integers(0, LENGTH - 3))
def test_two_letters_exchanged_are_found(made: tuple[int, ...], place: int) -> None:
    code = write_code(made)
    wrong = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    assert wrong == code or read_code(wrong, SIZES) is None


@given(st.text(max_size=12))
def test_any_text_is_refused_or_is_the_one_spelling(text: str) -> None:
    found = read_code(text, SIZES)
    assert found is None or write_code(found) == text


@given(choices, st.integers(0, len(PARTS) - 1))
def test_a_choice_the_kit_does_not_have_is_refused(made: tuple[int, ...], part: int) -> None:
    beyond = (*made[:part], SIZES[part], *made[part + 1 :])
    assert read_code(write_code(beyond), SIZES) is None


@pytest.mark.parametrize("made", [(0,) * 6, (0,) * 8, (-1, *(0,) * 6), (MOST_CHOICES, *(0,) * 6)])
def test_what_is_no_meeple_has_no_code(made: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a meeple has 7 choices"):
        write_code(made)


@pytest.mark.parametrize("vector", VECTORS["codes"], ids=lambda vector: vector["code"])
def test_codes_mean_what_they_always_meant(vector: dict[str, object]) -> None:
    kit = Kit(Path(ROOT / "content"))
    found = read_code(str(vector["code"]), kit.sizes)
    assert found is not None
    named = {part: kit.parts[at][found[at]].id for at, part in enumerate(PARTS)}
    assert named == vector["choices"]
    assert kit.layers(found) == vector["layers"]


@pytest.mark.parametrize("code", VECTORS["refused"])
def test_refused_codes_are_refused(code: str) -> None:
    assert read_code(code, SIZES) is None
