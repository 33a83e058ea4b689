"""The launcher: an environment of its own folder, whatever was copied there."""

import importlib.util
import shutil
import venv
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

from nk.settings import ROOT


def launcher_in(folder: Path) -> ModuleType:
    """The launcher of a project in this folder."""
    loader = SourceFileLoader("launcher", str(folder / "nk"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with nothing but the launcher; its environments are made without pip."""
    make = venv.create
    monkeypatch.setattr(venv, "create", lambda place, **_: make(place, with_pip=False))
    folder = tmp_path / "original"
    folder.mkdir()
    shutil.copy(ROOT / "nk", folder / "nk")
    return folder


def paths_of(folder: Path) -> str:
    (listed,) = folder.glob(".venv/lib/python*/site-packages/nk.pth")
    return listed.read_text(encoding="utf-8")


def test_a_copied_project_gets_an_environment_of_its_own(project: Path, tmp_path: Path) -> None:
    launcher_in(project).make_environment()
    assert paths_of(project) == f"{project}/src\n{project}\n"
    copy = shutil.copytree(project, tmp_path / "copy", symlinks=True)
    assert paths_of(copy) == f"{project}/src\n{project}\n"
    launcher_in(copy).make_environment()
    assert paths_of(copy) == f"{copy}/src\n{copy}\n"


def test_an_environment_of_this_folder_is_kept(project: Path) -> None:
    launcher_in(project).make_environment()
    (project / ".venv" / "mark").touch()
    launcher_in(project).make_environment()
    assert (project / ".venv" / "mark").exists()


def test_an_environment_that_was_not_finished_is_made_anew(project: Path) -> None:
    launcher_in(project).make_environment()
    (project / ".venv" / "nk-made").unlink()
    (project / ".venv" / "mark").touch()
    launcher_in(project).make_environment()
    assert not (project / ".venv" / "mark").exists()


def run_by(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[list[str], list[str]]:
    """Return what the launcher becomes, from the program's name on, and what it installs."""
    run: list[list[str]] = []
    installed: list[str] = []
    monkeypatch.setattr(module, "make_environment", lambda: None)
    monkeypatch.setattr(module, "install", installed.append)
    monkeypatch.setattr(module.os, "execv", lambda _, command: run.append(command))
    monkeypatch.setattr(module.sys, "argv", ["nk", *arguments])
    module.main()
    return run[0][2:], installed


def test_a_runtime_has_the_commands_of_the_site_and_no_others(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, packages = launcher_in(project), ["requirements.txt"]
    assert run_by(module, monkeypatch, "check") == (["nk.cli", "check"], packages)
    (project / "tools").mkdir()
    assert run_by(module, monkeypatch, "check") == (["tools", "check"], packages)
    # A clone has the tools as well, but deploy/nk does not ask for them.
    for asked in (["check", "--live"], ["test"], []):
        assert run_by(module, monkeypatch, "--runtime", *asked) == (["nk.cli", *asked], packages)
    tools = [*packages, "requirements-dev.txt"]
    assert run_by(module, monkeypatch, "test") == (["tools", "test"], tools)
