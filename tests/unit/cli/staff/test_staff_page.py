"""The staff's guide: every command and flag is in it, every example works, in its order.

The Thai one shows the everyday commands alone, and names buttons as the desk does.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from nk.content.desk_words import desk_words
from tests.support.counter import APP, Counter

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "staff.md").read_text(encoding="utf-8")
THAI_PAGE = (ROOT / "docs" / "staff.th.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every command with the words it is called by."""
    for name, listed in group.commands.items():
        command = getattr(listed, "real", listed)
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


def examples(page: str) -> list[list[str]]:
    """Return the words of every example after `./nk`."""
    lines = [
        line for kind, _, text in BLOCK.findall(page) if kind == "sh" for line in text.split("\n")
    ]
    return [shlex.split(line)[1:] for line in lines if line]


ALL = list(commands(typer.main.get_group(APP)))


def test_the_commands_are_all_there() -> None:
    assert {" ".join(path) for path, _ in ALL} >= {
        "events add",
        "events register",
        "players remove",
        "match undo",
        "season close",
        "leaderboard",
        "history",
        "backup",
        "restore",
        "samples clear",
    }


@pytest.mark.parametrize(("path", "command"), ALL, ids=[" ".join(path) for path, _ in ALL])
def test_every_command_has_an_example(path: tuple[str, ...], command: Any) -> None:
    assert any(tuple(words[: len(path)]) == path for words in examples(PAGE))
    flags = {flag for option in command.params for flag in option.opts if flag.startswith("--")}
    named = {flag for flag in flags - {"--help"} if flag in PAGE}
    assert named == flags - {"--help"}


@pytest.mark.parametrize(
    ("page", "rated"),
    [(PAGE, {"Mook X", "Fern", "Guy", "Beam"}), (THAI_PAGE, {"มุก", "บีม"})],
    ids=["english", "thai"],
)
def test_every_example_works(
    sqlite_database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    page: str,
    rated: set[str],
) -> None:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    monkeypatch.chdir(tmp_path)
    for kind, name, text in BLOCK.findall(page):
        if kind == "csv":
            counter.file(name, text)
    for words in examples(page):
        counter.run(*words)
    # The last example restores the copy of the one before, with all results in it.
    assert {name for name, _ in counter.ranking()} == rated


def on_the_screens() -> set[str]:
    """Return what the desk says in Thai, and the parts of it around what it fills in."""
    # ๆ is held to its word by a space that does not break.
    said = [text.replace("\xa0", " ") for text in desk_words(ROOT / "content")["th"].values()]
    return {part.strip(" ():·") for text in said for part in (text, *re.split(r"\{\w+\}", text))}


def test_the_thai_guide_speaks_thai_and_names_what_the_screens_say() -> None:
    assert all(words[-2:] == ["--lang", "th"] for words in examples(THAI_PAGE))
    bold = re.findall(r"\*\*(.+?)\*\*", THAI_PAGE)
    assert len(bold) > 100
    assert set(bold) - on_the_screens() == set()


def test_the_thai_guides_links_and_pictures_are_there() -> None:
    headings = re.findall(r"^#+ (.+)$", THAI_PAGE, re.MULTILINE)
    leads = re.findall(r"\]\(#(.+?)\)", THAI_PAGE)
    assert set(leads) <= {heading.replace(" ", "-") for heading in headings}
    assert leads
    shown = re.findall(r"!\[.+?\]\((.+?)\)", THAI_PAGE)
    assert {picture for picture in shown if not (ROOT / "docs" / picture).exists()} == set()
    assert sorted(shown) == sorted(re.findall(r"!\[.+?\]\((.+?)\)", PAGE))
