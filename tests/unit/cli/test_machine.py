"""The browser of the checks: what is there is used, and what cannot be had is done without."""

import os
import subprocess
from pathlib import Path

import pytest

from tools import machine
from tools.machine import find_headless_shell


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole path, with Debian's installer in it, for root."""
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", str(tmp_path))
    add(tmp_path / "apt-get")
    return tmp_path


def add(program: Path) -> Path:
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    return program


def test_a_shell_that_is_there_is_used(programs: Path) -> None:
    shell = add(programs / "chromium-headless-shell")
    assert find_headless_shell() == shell


def test_it_is_installed_where_that_is_allowed(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def install(apt: str, package: str) -> None:
        add(programs / package)

    monkeypatch.setattr(machine, "_apt_install", install)
    assert find_headless_shell() == programs / "chromium-headless-shell"


def test_nobody_is_asked_to_install_it(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert find_headless_shell() is None


def test_a_machine_that_has_none_does_without(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def install(apt: str, package: str) -> None:
        raise subprocess.CalledProcessError(100, [apt, package])

    monkeypatch.setattr(machine, "_apt_install", install)
    assert find_headless_shell() is None
    assert "Chromium itself is used" in capsys.readouterr().out
