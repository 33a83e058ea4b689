"""Publishing from the desk: the command runs as it would by hand, and its end is told."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from nk.cli.building import build
from nk.cli.building.builds import Builds, Record
from nk.cli.desk import publisher as desk_publisher
from nk.cli.desk.preview import preview_builds
from nk.cli.desk.publisher import PublishCommand
from nk.cli.serving.running import Server
from nk.settings import Settings

_WRITE = "import os, pathlib; pathlib.Path(os.environ['NK_TRIAL']).write_text('pages')"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    builds = Builds(tmp_path / "dist")
    builds.path(2).mkdir(parents=True)
    builds.use(2)
    return Settings(dist=builds.link, data=tmp_path / "data")


def command(monkeypatch: pytest.MonkeyPatch, code: str, *, shown: int | None) -> None:
    """Put a small program in the place of `./nk publish`, and a server that shows a build."""
    monkeypatch.setattr(desk_publisher, "_COMMAND", (sys.executable, "-c", code))
    server = None if shown is None else Server(1, shown)
    monkeypatch.setattr(desk_publisher, "running_server", lambda _: server)


@pytest.mark.parametrize(("shown", "live"), [(2, True), (1, False), (None, False)])
def test_it_is_live_once_the_server_shows_the_build_in_use(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, shown: int | None, live: bool
) -> None:
    command(monkeypatch, "", shown=shown)
    assert PublishCommand(settings).publish("Ton").live is live


def test_a_failure_is_told_and_its_reason_logged(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    command(monkeypatch, "raise SystemExit('Astro could not build.')", shown=2)
    made = PublishCommand(settings).publish("Ton")
    assert not made.live
    assert made.sentence.en.startswith("Written to the files, but not public yet")
    assert caplog.messages == ["The publication for Ton failed: Astro could not build."]


def test_a_command_that_cannot_begin_is_told_too(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_publisher, "_COMMAND", (str(settings.data / "nothing"),))
    assert not PublishCommand(settings).publish("Ton").live


@pytest.mark.parametrize(("code", "live"), [("", True), ("raise SystemExit('full')", False)])
def test_a_preview_that_cannot_be_taken_up_is_built_anew(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    code: str,
    live: bool,
) -> None:
    """The content is written by then, so that nobody may be told that nothing was saved."""
    previews, builds = preview_builds(settings), Builds(settings.dist)
    with previews.unfinished() as folder:
        record = Record("digest", "2026-11-15T00:00:00+00:00", samples=0, stand_ins=False)
        previews.finish(folder, record, settings.data)

    def copied_until_full(source: Path, target: Path, **_: object) -> None:
        (target / ".build.json").write_bytes((source / ".build.json").read_bytes())
        raise shutil.Error([(str(source), str(target), "No space left on device")])

    monkeypatch.setattr(build, "fingerprint", lambda _: "digest")
    monkeypatch.setattr(shutil, "copytree", copied_until_full)
    command(monkeypatch, code, shown=2)
    made = PublishCommand(settings).publish("Ton")
    assert made.live is live
    assert made.sentence.en.startswith("Visitors see it now" if live else "Written to the files")
    assert caplog.messages[0] == "The preview could not be taken up for Ton."
    # What was copied by then is not there to be taken for whole.
    assert [path.name for path in builds.folder.iterdir()] == ["2"]
    assert builds.made_of("digest", stand_ins=False) is None


def test_pages_are_for_everybody_though_the_desk_is_private(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    monkeypatch.setenv("NK_TRIAL", str(page))
    command(monkeypatch, _WRITE, shown=2)
    before = os.umask(0o077)
    try:
        PublishCommand(settings).publish("Ton")
    finally:
        os.umask(before)
    assert page.stat().st_mode & 0o777 == 0o644
