"""The staff commands as the tests use them: a store, a clock that stands still, and answers."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from nk.cli.staff.commands import add_staff_commands

# A Wednesday, noon in Bangkok.
NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)

APP = typer.Typer()
add_staff_commands(APP, panel="Staff")


class Counter:
    """A shop's counter: commands are run, and what they say is read."""

    def __init__(self, database: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.database = database
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("NK_DATABASE_URL", database)
        monkeypatch.setenv("NK_DATA", str(folder))
        monkeypatch.setattr("getpass.getuser", lambda: "counter")
        self.set_clock(NOW)

    def set_clock(self, moment: datetime) -> None:
        """Let it be another time."""
        self._monkeypatch.setattr("nk.bangkok.now", lambda: moment)

    def run(self, *arguments: str) -> str:
        """Run a command that must succeed; return what it said."""
        result = CliRunner().invoke(APP, list(arguments))
        assert result.exit_code == 0, result.output
        return result.stdout

    def shown(self, *arguments: str) -> str:
        """Run a command that must succeed; return all a person at the terminal sees."""
        result = CliRunner().invoke(APP, list(arguments))
        assert result.exit_code == 0, result.output
        return result.output

    def refused(self, *arguments: str) -> str:
        """Run a command that must fail in plain words; return them."""
        result = CliRunner().invoke(APP, list(arguments))
        assert result.exit_code == 1, result.output
        assert isinstance(result.exception, SystemExit), result.exception
        return result.stderr

    def asked(self, *arguments: str, answers: str) -> str:
        """Run a command in a terminal and type the answers; return all that was shown."""
        with self._monkeypatch.context() as patch:
            patch.setattr("nk.cli.staff.terminal.is_interactive", lambda: True)
            result = CliRunner().invoke(APP, list(arguments), input=answers)
        assert result.exit_code == 0, result.output
        return result.output

    def json(self, *arguments: str) -> Any:
        """Run a command that prints JSON and return its value."""
        return json.loads(self.run(*arguments, "--json"))

    def file(self, name: str, text: str) -> str:
        """Write a file and return where it is."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def ranking(self) -> list[tuple[str, int]]:
        """Return the leaderboard, after proving that it is what the log gives."""
        self.run("leaderboard", "--verify")
        return [(line["player"], line["rating"]) for line in self.json("leaderboard")]
