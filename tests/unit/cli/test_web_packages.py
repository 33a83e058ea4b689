"""npm without a network: it is said what is waited for, and what to do."""

import json
from pathlib import Path

import pytest
import typer

from nk.cli.building import node as nodes
from nk.cli.building.node import install_packages


def test_what_is_waited_for_is_said_before_the_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "package-lock.json").write_text(json.dumps({}), encoding="utf-8")
    monkeypatch.setattr(nodes, "WEB", tmp_path)
    monkeypatch.setattr(nodes, "_STAMP", tmp_path / "node_modules" / ".nk-lock")
    said_before: list[str] = []

    def no_network(*_: object) -> int:
        said_before.append(capsys.readouterr().err)
        return 1

    monkeypatch.setattr(nodes, "node", no_network)
    with pytest.raises(typer.Exit):
        install_packages()
    assert "Asking npm's registry" in said_before[0]
    assert "gives up after about 2 minutes" in said_before[0]
    assert "look whether this machine reaches it" in capsys.readouterr().err
