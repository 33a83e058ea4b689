"""What staff commands write holds names: it is for its owner's eyes only."""

import os

import pytest
from typer.testing import CliRunner

from nk.cli.main import app


def masks_of(command: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    masks: list[int] = []
    with monkeypatch.context() as patched:
        patched.setattr(os, "umask", masks.append)
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0
    return masks


@pytest.mark.parametrize("command", ["backup", "restore", "events", "players", "match", "samples"])
def test_staff_commands_write_for_the_owner(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert masks_of(command, monkeypatch) == [0o077]


@pytest.mark.parametrize("command", ["build", "export", "publish", "check"])
def test_what_goes_public_is_written_as_usual(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert masks_of(command, monkeypatch) == []
