"""The words of the desk: checked like the site's, and made into one module."""

import shutil
from pathlib import Path

import pytest

from nk.cli.places import CONTENT
from nk.content.desk_words import compile_desk_words, desk_words
from nk.content.errors import ContentErrors


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "desk").mkdir()
    shutil.copy(CONTENT / "glossary.yaml", tmp_path)
    return tmp_path


def test_words_become_a_module(content: Path) -> None:
    (content / "desk" / "a.yaml").write_text("a.b: {th: ชื่อ, en: Name}\n", "utf-8")
    compile_desk_words(content, content / "words.ts")
    text = (content / "words.ts").read_text("utf-8")
    assert '"a.b": "ชื่อ"' in text
    assert "export type WordKey" in text


def test_mistakes_are_named_at_their_lines(content: Path) -> None:
    (content / "desk" / "a.yaml").write_text("a.b: {th: ชื่อ, en: Name}\na.c: {th: เรตติง}\n", "utf-8")
    (content / "desk" / "b.yaml").write_text(
        "b.a: {th: เรตติง, en: Rating}\na.b: {th: ซ้ำ, en: Twice}\n", "utf-8"
    )
    with pytest.raises(ContentErrors) as found:
        desk_words(content)
    assert "content/desk/a.yaml:2" in str(found.value)
    assert "write เรตติ้ง" in str(found.value)
    (content / "desk" / "a.yaml").write_text("a.b: {th: ชื่อ, en: Name}\n", "utf-8")
    with pytest.raises(ContentErrors, match=r"desk/b\.yaml:2: a\.b: another file"):
        desk_words(content)
