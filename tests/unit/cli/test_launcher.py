"""The launcher: an environment of its own folder, whatever was copied there."""

import importlib.util
import shutil
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from nk.settings import ROOT


def launcher_in(folder: Path) -> ModuleType:
    """The launcher of a project in this folder; `venv` makes an environment without pip."""
    loader = SourceFileLoader("launcher", str(folder / "nk"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    make = module.venv.create
    vars(module)["venv"] = SimpleNamespace(create=lambda place, **_: make(place, with_pip=False))
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
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


def test_the_tools_are_left_out_until_their_packages_are_there(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`./nk serve` on a fresh clone has no packages of the checks, which the tools import."""
    (project / "tools").mkdir()
    module = launcher_in(project)
    run: list[list[str]] = []
    monkeypatch.setattr(module, "make_environment", lambda: None)
    monkeypatch.setattr(module, "install", lambda _: None)
    monkeypatch.setattr(module.os, "execv", lambda _, command: run.append(command))
    monkeypatch.setattr(module.sys, "argv", ["nk", "check"])
    module.main()
    (project / ".venv").mkdir()
    (project / ".venv" / "nk-requirements-dev").touch()
    module.main()
    assert [command[2] for command in run] == ["nk.cli", "tools"]
