"""Every mistake is told in Thai as well, for the people at the desk."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from nk.content.errors import ContentErrors
from nk.content.registry import SOURCES, Source, validated
from nk.content.schema.values import Known
from nk.content.validation import PATTERNS_IN_THAI, UNUSABLE_IN_THAI
from nk.content.yaml import Document, Value, read_document
from nk.settings import ROOT

CODE = ROOT / "src/nk"
# Only a programmer who adds a type to a model meets the error of this one.
FILES = sorted(
    {*(CODE / "content").rglob("*.py"), CODE / "links.py"} - {CODE / "content/typescript.py"}
)
SAYING = ("Sentence", "WrongValueError", "_always")
WRONG: tuple[Value, ...] = (
    None,
    "",
    "a\x00",
    "Not One of These!",
    "ก",
    -1,
    10**9,
    1.5,
    True,
    [],
    {},
)


def _is_thai(text: str) -> bool:
    return any("\u0e01" <= letter <= "\u0e4e" for letter in text)


def _calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def _written(call: ast.Call) -> str | None:
    """The letters of the Thai that a call is given; nothing where it is only handed on."""
    thai = next(chain((each.value for each in call.keywords if each.arg == "th"), call.args))
    parts = thai.values if isinstance(thai, ast.JoinedStr) else [thai]
    if isinstance(thai, ast.JoinedStr | ast.Constant):
        return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
    return None


def test_every_sentence_of_the_checker_has_thai_letters() -> None:
    found = [
        text
        for path in FILES
        for name, call in _calls(path)
        if name in SAYING and (text := _written(call)) is not None
    ]
    assert len(found) > 80
    assert [text for text in found if not _is_thai(text)] == []


def test_nothing_is_refused_in_english_alone() -> None:
    plain = [path.name for path in FILES for name, _ in _calls(path) if name == "ValueError"]
    assert plain == []


def _patterns(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if schema.get("type") == "str" and "pattern" in schema:
            yield schema["pattern"]
        for value in schema.values():
            yield from _patterns(value)
    elif isinstance(schema, list | tuple):
        for value in schema:
            yield from _patterns(value)


def test_every_pattern_is_said_in_thai() -> None:
    used = {pattern for source in SOURCES for pattern in _patterns(source.adapter.core_schema)}
    assert used == PATTERNS_IN_THAI.keys()
    assert all(map(_is_thai, PATTERNS_IN_THAI.values()))


def _spoilt(value: Value, wrong: Value) -> Value:
    """The same file with one wrong value in place of every right one."""
    if isinstance(value, list):
        return [_spoilt(item, wrong) for item in value]
    if isinstance(value, dict):
        return {key: _spoilt(item, wrong) for key, item in value.items()}
    return wrong


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.file)
def test_every_wrong_value_is_told_in_thai(source: Source) -> None:
    document = read_document(ROOT / "content" / source.file, f"content/{source.file}")
    for wrong in WRONG:
        value = _spoilt(document.value, wrong)
        spoilt = Document(document.file, value, document.lines, document.samples)
        try:
            validated(source, spoilt, Known({"/": frozenset()}, frozenset()))
        except ContentErrors as problem:
            told = {error.reason.th for error in problem.errors}
            assert [th for th in told if th == UNUSABLE_IN_THAI or not _is_thai(th)] == []
