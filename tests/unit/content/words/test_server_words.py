"""What the program itself says, to staff and in calendars, follows the glossary of the content."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

from nk.club.sample_data import SAMPLE_EVENTS
from nk.content.checks.wording import refused_spellings
from nk.content.registry import GLOSSARY, load_content
from nk.content.yaml import Document, parse_document
from nk.settings import ROOT


def _is_thai(text: str) -> bool:
    return any("\u0e01" <= letter <= "\u0e4e" for letter in text)


def _thai_strings(path: Path) -> Iterator[str]:
    """Every Thai text of a module but those of its docstrings, which only programmers read."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    explanations = [node.value for node in nodes if isinstance(node, ast.Expr)]
    for node in nodes:
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and _is_thai(text) and node not in explanations:
            yield text


def _document(file: str, texts: list[dict[str, str]]) -> Document:
    return parse_document(json.dumps(texts, ensure_ascii=False), file)


def _refused(documents: dict[str, Document]) -> list[str]:
    loaded = load_content(ROOT / "content", stand_ins=True, sources=(GLOSSARY,))
    found = refused_spellings(documents, {}, loaded.models["glossary"])
    return [str(error) for error in found]


def test_the_program_spells_as_the_content_does() -> None:
    words = {
        str(path): _document(str(path), [{"th": text} for text in texts])
        for path in (ROOT / "src").rglob("*.py")
        if (texts := list(_thai_strings(path)))
    }
    assert len(words) > 20
    assert _refused(words) == []


def test_sample_events_spell_as_the_content_does() -> None:
    english = [
        {"en": text}
        for event in SAMPLE_EVENTS
        for text in (
            event.details.name_en,
            event.details.description_en,
            event.details.format_en,
            event.details.bring_en,
            event.details.level_en,
        )
        if text
    ]
    assert _refused({"samples": _document("sample_data.py", english)}) == []


def test_a_refused_spelling_is_found() -> None:
    (found,) = _refused({"here": _document("here.py", [{"th": "ไม่มีแมตช์นี้"}])})
    assert "write นัด, not แมตช์" in found
