"""Content damaged in any way gives a list of mistakes with file and line, never a crash."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from nk.content.errors import ContentError, ContentErrors
from nk.content.registry import validated
from nk.content.schema.values import Known
from nk.content.yaml import parse_document
from tests.support.content import FILES, SMALL_SOURCES

KNOWN = Known({"/": frozenset()}, frozenset())
SCRAPS = st.sampled_from(
    ["", " ", "\t", "\n", ":", "- ", "[", "]", "{", "}", "&a", "*a", "!x", "!!int", '"', "'", "|",
     ">", "#", "---", "%", "@", "`", "?", "null", "-1", "1e9", "ก", "ๆ", "์", "\x00", "\ufeff",
     "{n}", "th: ", "en: ", "<<: ", "\\", "\u2028", "https://", "9" * 400]
)  # fmt: skip
LINE = re.compile(r"content/x\.yaml:[1-9][0-9]*: .")
THAI = re.compile(r"[\u0e01-\u0e4e]")


@st.composite
def damaged(draw: st.DrawFn) -> tuple[int, str]:
    """Take a file, and cut, double or overwrite a few of its places."""
    which = draw(st.integers(0, len(SMALL_SOURCES) - 1))
    text = FILES[SMALL_SOURCES[which].file]
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(SCRAPS | st.text(max_size=4)) + text[end:]
    return which, text


def mistakes(which: int, text: str) -> tuple[ContentError, ...]:
    try:
        validated(SMALL_SOURCES[which], parse_document(text, "content/x.yaml"), KNOWN)
    except ContentErrors as problem:
        return problem.errors
    return ()


def test_the_damage_is_noticed() -> None:
    assert mistakes(0, "quality: [")


@settings(max_examples=400, derandomize=True, deadline=None)
@given(damaged())
def test_every_mistake_has_file_line_and_both_languages(case: tuple[int, str]) -> None:
    which, text = case
    for error in mistakes(which, text):
        assert LINE.match(str(error))
        assert THAI.search(error.reason.th)
        assert error.line <= len(text.splitlines()) + 1
