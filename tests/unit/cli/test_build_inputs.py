"""What the pages are made of: all of it, and nothing that the build itself writes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from nk.cli.building import build as building
from nk.cli.building.build import build_of_now, fingerprint, inputs
from nk.cli.building.builds import Builds
from nk.cli.desk import build as desk_building
from nk.content.pictures.icons import ICON_NAMES
from nk.settings import ROOT, Settings
from tests.support.server.dist import write_dist

_PRINT_IMPORTED = """
import sys
import nk.cli.rating_figures, nk.content.compiler
for name in sys.modules:
    if name.split(".")[0] == "nk":
        print(sys.modules[name].__file__)
"""


def names(content: Path = ROOT / "content") -> set[str]:
    return {name for name, _ in inputs(content)}


def test_every_input_is_a_file_of_the_repository() -> None:
    """Whatever git does not know was made by a build, and would call for another."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    assert {str(path.relative_to(ROOT)) for _, path in inputs(ROOT / "content")} <= set(
        listed.stdout.splitlines()
    )


def test_every_part_of_the_web_build_counts() -> None:
    found = names()
    web = [path for path in (ROOT / "web").rglob("*.mjs") if "node_modules" not in path.parts]
    # The desk has a build of its own.
    own = [path for path in web if not {"builds", "dist", ".astro", "desk"} & set(path.parts)]
    assert len(own) >= 3
    for path in own:
        tree = "web/build" if path.parent.name == "build" else f"web/{path.name}"
        assert any(name.startswith(tree) for name in found), path


def test_all_code_that_the_compiler_imports_counts() -> None:
    """Asked of a Python of its own, as this one has imported much else."""
    told = subprocess.run(
        [sys.executable, "-c", _PRINT_IMPORTED],
        check=True,
        capture_output=True,
        text=True,
    )
    imported = {Path(line) for line in told.stdout.splitlines()}
    assert {file.name for file in imported} >= {"compiler.py", "rating_figures.py", "elo.py"}
    # A package's own file says only what is in it; those of the layers above have no code.
    code = {file for file in imported if file.name != "__init__.py"}
    assert code <= {path for _, path in inputs(ROOT / "content")}


def test_icons_that_the_build_writes_do_not_count() -> None:
    assert {f"web/public/{name}" for name in ICON_NAMES}.isdisjoint(names())


def test_content_elsewhere_counts_as_if_it_were_here(tmp_path: Path) -> None:
    small = tmp_path / "words"
    small.mkdir()
    (small / "site.yaml").write_text("name: NK\n", encoding="utf-8")
    before = fingerprint(small)
    assert before == fingerprint(shutil.copytree(small, tmp_path / "copy"))
    (small / "site.yaml").write_text("name: NK 2\n", encoding="utf-8")
    assert fingerprint(small) != before


def test_what_is_hidden_does_not_count(tmp_path: Path) -> None:
    """A repository in the content changes with each commit, and the desk writes part files."""
    small = tmp_path / ".nk" / "words"
    (small / ".git" / "refs").mkdir(parents=True)
    (small / "site.yaml").write_text("name: NK\n", encoding="utf-8")
    before = fingerprint(small)
    for name in (".git/HEAD", ".git/refs/main", ".site.yaml.1-a.part", ".gitignore"):
        (small / name).write_text("hidden", encoding="utf-8")
    assert fingerprint(small) == before
    # The folder itself may be anywhere.
    assert "content/site.yaml" in names(small)


def test_the_desks_screens_are_made_of_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr(desk_building, "_make", lambda _, target: made.append(target.name))
    words = tmp_path / "words" / "desk"
    words.mkdir(parents=True)
    settings = Settings(content=words.parent, cache=tmp_path)
    for name in ("a.yaml", ".a.yaml.1-a.part", "b.yaml"):
        (words / name).write_text(name, encoding="utf-8")
        desk_building.ensure_desk_built(settings)
    assert made[0] == made[1] != made[2]


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings whose folders are all elsewhere, and a build without Node."""
    content = tmp_path / "words"
    shutil.copytree(ROOT / "content", content, ignore=shutil.ignore_patterns("images"))
    # The server draws players' meeples from these.
    shutil.copytree(ROOT / "content" / "images" / "meeple", content / "images" / "meeple")
    monkeypatch.setattr(building, "install_packages", lambda: None)
    monkeypatch.setattr(building, "compile_with_progress", lambda: None)
    monkeypatch.setattr(building, "_run_astro", write_dist)
    return Settings(
        dist=tmp_path / "site" / "current",
        content=content,
        data=tmp_path / "var",
        cache=tmp_path / "cache",
    )


def test_nothing_is_built_twice(settings: Settings) -> None:
    assert build_of_now(settings) == (1, True)
    assert build_of_now(settings) == (1, False)
    # What `dev` allows makes no other build of it.
    assert build_of_now(settings.model_copy(update={"standins": True})) == (1, False)
    assert build_of_now(settings) == (1, False)
    assert build_of_now(settings, force=True) == (2, True)


def test_the_build_knows_its_samples_and_its_words(settings: Settings) -> None:
    build_of_now(settings)
    record = Builds(settings.dist).record(1)
    assert record is not None
    assert record.samples > 50
    words = Builds(settings.dist).path(1) / ".content" / "site.yaml"
    assert words.read_bytes() == (settings.content / "site.yaml").read_bytes()


def test_pages_that_cannot_be_served_are_no_build(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build_of_now(settings) == (1, True)

    def damaged(folder: Path) -> None:
        (write_dist(folder) / "404.html").unlink()

    monkeypatch.setattr(building, "_run_astro", damaged)
    with pytest.raises(typer.Exit):
        build_of_now(settings, force=True)
    assert Builds(settings.dist).numbers() == [1]
    assert "The new pages cannot be served: " in capsys.readouterr().err
