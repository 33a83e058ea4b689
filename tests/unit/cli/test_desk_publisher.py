"""Publishing from the desk: the command runs as it would by hand, and its end is told."""

import os
import sys
from pathlib import Path

import pytest

from nk.cli.building.builds import Builds
from nk.cli.desk import publisher as desk_publisher
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
