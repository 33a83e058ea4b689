"""Content the engine cannot use is refused when the server starts, with the file's name."""

import shutil
from pathlib import Path

import pytest

from nk.content.errors import ContentErrors
from nk.settings import ROOT
from nk.site.api.beyblade_bodies import load_beyblade_rules


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("rating", "start: -1\n"),
        ("rating", "- a list\n"),
        ("parts", "parts: [{id: x}]\nversion_words: []\n"),
        ("deck-rules", "banned_bit: {th: ก, en: a, section: equipment}\n"),
        ("season", "first_day: tomorrow\n"),
        ("season", "first: 2023-01-01\n"),
    ],
)
def test_a_damaged_file_is_named(tmp_path: Path, name: str, text: str) -> None:
    shutil.copytree(ROOT / "content" / "beyblade", tmp_path / "beyblade")
    (tmp_path / "beyblade" / f"{name}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentErrors, match=f"content/beyblade/{name}.yaml"):
        load_beyblade_rules(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentErrors, match=r"content/beyblade/parts.yaml"):
        load_beyblade_rules(tmp_path)
