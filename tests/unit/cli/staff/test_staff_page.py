"""docs/staff.md: every command and flag is on it, and every example works, in its order."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.support.counter import APP, Counter

PAGE = (Path(__file__).parents[4] / "docs" / "staff.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every command with the words it is called by."""
    for name, listed in group.commands.items():
        command = getattr(listed, "real", listed)
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


def examples() -> list[list[str]]:
    """Return the words of every example after `./nk`."""
    lines = [
        line for kind, _, text in BLOCK.findall(PAGE) if kind == "sh" for line in text.split("\n")
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
    assert any(tuple(words[: len(path)]) == path for words in examples())
    flags = {flag for option in command.params for flag in option.opts if flag.startswith("--")}
    named = {flag for flag in flags - {"--help"} if flag in PAGE}
    assert named == flags - {"--help"}


def test_every_example_works(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    monkeypatch.chdir(tmp_path)
    for kind, name, text in BLOCK.findall(PAGE):
        if kind == "csv":
            counter.file(name, text)
    for words in examples():
        counter.run(*words)
    # The last example restores the copy of the one before, with all results in it.
    assert {name for name, _ in counter.ranking()} == {"Mook X", "Fern", "Guy", "Beam"}
