"""`nk publish` beside a running server: shown, told, taken back; mistakes change nothing."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from nk.cli.building import publish as publishing
from nk.cli.building.builds import Builds
from nk.cli.building.publish import publish
from nk.cli.serving.running import running_server
from nk.settings import ROOT, Settings
from tests.support.commands import begin, ended
from tests.support.server.processes import add_build, failed_start
from tests.support.server.running import environment, running
from tools.running_site import free_port

APP = typer.Typer()
APP.command()(publish)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return environment(tmp_path / "dist", tmp_path, NK_ACCESS_LOG="off")


@pytest.fixture
def builds(env: dict[str, str]) -> Builds:
    builds = Builds(Path(env["NK_DIST"]))
    builds.use(add_build(builds.link, "the first words"))
    return builds


@pytest.fixture
def run(env: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run the command in this process, with small builds in the place of Astro's."""
    for name in list(os.environ):
        if name.startswith("NK_"):
            monkeypatch.delenv(name)
    for name, value in env.items():
        if name.startswith("NK_"):
            monkeypatch.setenv(name, value)

    def run(*options: str, words: str = "") -> Result:
        def build(settings: Settings) -> tuple[int, bool]:
            found = Builds(settings.dist).made_of(words, stand_ins=False)
            return (found, False) if found else (add_build(settings.dist, words), True)

        monkeypatch.setattr(publishing, "build_of_now", build)
        return CliRunner().invoke(APP, list(options))

    return run


def test_a_build_is_shown_and_taken_back(
    env: dict[str, str], builds: Builds, run: Callable[..., Result]
) -> None:
    with running(env, "--workers", "2") as server:
        assert b"the first words" in server.get("/about")[2]
        result = run(words="the second words")
        assert result.output.splitlines() == [
            "Build 2 is public; build 1 was.",
            "changed: /about",
        ]
        assert b"the second words" in server.get("/about")[2]
        assert run(words="the second words").output == (
            "Build 2 is public already; nothing has changed.\n"
        )
        assert run("--back").output.splitlines()[0] == "Build 1 is public; build 2 was."
        assert b"the first words" in server.get("/about")[2]
        assert run("--back").exit_code == 1
        assert run(words="the second words").exit_code == 0
        assert b"the second words" in server.get("/about")[2]
        states = [line.split("  ")[1] for line in run("--history").output.splitlines()]
        assert states == ["build 2 (kept)", "back to build 1 (kept)", "build 2 (in use)"]


def test_pages_that_came_and_went_are_named(builds: Builds, run: Callable[..., Result]) -> None:
    (builds.path(1) / "en" / "old.html").write_text("gone", encoding="utf-8")
    shutil.rmtree(builds.path(1) / "events")
    result = run(words="the first words, mended")
    assert result.output.splitlines() == [
        "Build 2 is in use. The site is not running; its next start shows it.",
        "added: /events/event",
        "removed: /en/old",
        "changed: /about",
    ]


def test_a_build_that_cannot_be_served_leaves_the_old_pages(
    env: dict[str, str], builds: Builds, run: Callable[..., Result]
) -> None:
    number = add_build(builds.link, "broken")
    (builds.path(number) / "404.html").unlink()
    with running(env) as server:
        result = run(words="broken")
        assert result.exit_code == 1
        assert "could not take up build 2 and shows the old one" in result.output
        assert "lacks /404.html" in result.output
        assert b"the first words" in server.get("/about")[2]
        # It was never public, and it is refused again for as long as it is broken.
        told = "Build 1 is in use; ./nk build put it there.\n"
        assert (builds.current(), run("--history").output) == (1, told)
        assert run(words="broken").exit_code == 1
    with running(env) as server:
        assert b"the first words" in server.get("/about")[2]


def test_a_refused_build_that_was_mended_is_shown(
    env: dict[str, str], builds: Builds, run: Callable[..., Result]
) -> None:
    number = add_build(builds.link, "mended")
    page = builds.path(number) / "404.html"
    text = page.read_bytes()
    page.unlink()
    with running(env) as server:
        # Put in use by hand, as `nk build` does: the next start must not meet it all the same.
        builds.use(number)
        assert run(words="mended").exit_code == 1
        assert builds.current() == 1
        page.write_bytes(text)
        assert run(words="mended").output.startswith("Build 2 is public; build 1 was.")
        assert b"mended" in server.get("/about")[2]


def test_a_build_that_nobody_foresaw_leaves_the_old_pages(
    env: dict[str, str], builds: Builds, run: Callable[..., Result]
) -> None:
    number = add_build(builds.link, "odd")
    (builds.path(number) / "_astro" / "entry.AbCd1234.js").write_bytes(b"\xff no text")
    with running(env) as server:
        result = run(words="odd")
        assert (result.exit_code, builds.current()) == (1, 1)
        assert "shows the old one: UnicodeDecodeError(" in result.output
        assert b"the first words" in server.get("/about")[2]


def test_a_running_site_goes_on_after_a_build(env: dict[str, str], builds: Builds) -> None:
    with running(env) as server:
        builds.use(add_build(builds.link, "the second words"))
        assert b"the first words" in server.get("/about")[2]
        found = running_server(Path(env["NK_DATA"]))
        assert found is not None
        assert (found.pid, found.build) == (server.process.pid, 1)
    assert running_server(Path(env["NK_DATA"])) is None


def test_mistakes_are_refused_with_file_and_line(
    env: dict[str, str], builds: Builds, tmp_path: Path
) -> None:
    content = shutil.copytree(ROOT / "content", tmp_path / "content", symlinks=True)
    rates = content / "rates.yaml"
    rates.write_text("- [half an edit\n" + rates.read_text("utf-8"), encoding="utf-8")
    said = ended(begin({**env, "NK_CONTENT": str(content)}, "publish"))
    assert said.code == 1
    assert "content/rates.yaml:" in said.complaint
    assert builds.current() == 1


def test_half_an_edit_does_not_keep_the_server_from_starting(
    env: dict[str, str], builds: Builds, tmp_path: Path
) -> None:
    content = tmp_path / "content"
    content.mkdir()
    (content / "site.yaml").write_text("name: [half an edit", encoding="utf-8")
    production = {"NK_ENV": "production", "NK_PUBLIC_URL": "https://nk.example"}
    with running({**env, **production, "NK_CONTENT": str(content)}) as server:
        assert server.get("/")[0] == 200


@pytest.mark.parametrize(
    ("build", "sentence"),
    [
        (None, "There is nothing to serve: "),
        ({"samples": 3}, "The site would go public with 3 sample values; ./nk check --live"),
        ({"stand_ins": True}, "The pages were built with stand-in pictures."),
    ],
)
def test_production_serves_nothing_that_is_made_up(
    env: dict[str, str], build: dict[str, int] | None, sentence: str
) -> None:
    link = Path(env["NK_DIST"])
    if build is not None:
        Builds(link).use(
            add_build(link, samples=build.get("samples", 0), stand_ins="stand_ins" in build)
        )
    production = {**env, "NK_ENV": "production", "NK_PUBLIC_URL": "https://nk.example"}
    code, line = failed_start(production, "--port", str(free_port()))
    assert code == 1
    assert line.startswith(sentence)


def test_samples_are_served_in_production_if_they_are_allowed(env: dict[str, str]) -> None:
    link = Path(env["NK_DIST"])
    Builds(link).use(add_build(link, samples=3))
    allowed = {
        "NK_ENV": "production",
        "NK_PUBLIC_URL": "https://nk.example",
        "NK_ALLOW_SAMPLES": "1",
    }
    with running({**env, **allowed}) as server:
        assert server.get("/")[0] == 200


def test_samples_of_the_store_count_too(env: dict[str, str], builds: Builds) -> None:
    with running(env):
        # The first start outside production fills an empty store with samples.
        pass
    production = {**env, "NK_ENV": "production", "NK_PUBLIC_URL": "https://nk.example"}
    code, line = failed_start(production, "--port", str(free_port()))
    assert code == 1
    assert line.startswith("The site would go public with 7 sample events, 12 sample players, ")


def test_there_is_a_way_back_from_a_build_of_an_upgrade(
    builds: Builds, run: Callable[..., Result]
) -> None:
    assert run(words="the second words").exit_code == 0
    # As `./nk build` does before a restart, which tells the history nothing.
    builds.use(add_build(builds.link, "the words of a new version"))
    assert run("--history").output.splitlines()[-1] == "Build 3 is in use; ./nk build put it there."
    assert run("--back").exit_code == 0
    assert builds.current() == 2


def test_half_a_line_of_the_history_costs_no_other(
    builds: Builds, run: Callable[..., Result]
) -> None:
    assert run(words="the second words").exit_code == 0
    with (builds.folder / "history.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"at": "2026-11-18T')
    assert run("--back").exit_code == 0
    lines = [line.split("  ")[1] for line in run("--history").output.splitlines()]
    assert lines == ["build 2 (kept)", "back to build 1 (in use)"]
