"""The preview from the desk: `./nk build` of a copy of the content with the draft's texts in it."""

import logging
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from nk.cli.building.builds import Builds
from nk.cli.places import ROOT
from nk.desk.preview import PreviewStatus
from nk.settings import Settings, variable_of

_log: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "nk.cli", "build")
_STEP_DONE: Final = "·"


def preview_builds(settings: Settings) -> Builds:
    """Return where the builds of drafts are; publishing takes up one that fits."""
    return Builds(settings.data / "preview" / "dist")


class PreviewCommand:
    """Builds drafts in a process of its own, one at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._builds = preview_builds(settings)
        self._status = PreviewStatus()
        self._lock = threading.Lock()

    def start(self, texts: Mapping[str, str], version: int) -> PreviewStatus:
        """Begin to build, unless a build is under way or this version is built already."""
        with self._lock:
            known = self._status
            built = known.state == "ready" and known.version == version
            if known.state != "building" and not built:
                self._status = PreviewStatus("building", version)
                # The end of the desk does not wait for it: the next one can build it again.
                arguments = (dict(texts), version)
                threading.Thread(target=self._build, args=arguments, daemon=True).start()
            return self._status

    def status(self) -> PreviewStatus:
        """Tell how far it is."""
        return self._status

    def folder(self) -> Path | None:
        """Return where the built pages are."""
        number = self._builds.current()
        return None if number is None else self._builds.path(number)

    def _build(self, texts: dict[str, str], version: int) -> None:
        state = PreviewStatus("failed", version)
        try:
            content = self._draft_content(texts)
            if self._run(content, version):
                state = PreviewStatus("ready", version)
        except OSError:
            _log.exception("The preview could not be built.")
        finally:
            self._status = state

    def _draft_content(self, texts: dict[str, str]) -> Path:
        """Make a content folder of the draft; files that it does not change are only linked."""
        content = self._builds.link.parent / "content"
        shutil.rmtree(content, ignore_errors=True)
        shutil.copytree(
            self._settings.content,
            content,
            ignore=shutil.ignore_patterns(".*"),
            copy_function=_linked,
        )
        for file, text in texts.items():
            (content / file).unlink()
            (content / file).write_bytes(text.encode())
        return content

    def _run(self, content: Path, version: int) -> bool:
        env = {
            **os.environ,
            variable_of("content"): str(content),
            variable_of("dist"): str(self._builds.link),
            variable_of("cache"): str(self._settings.cache),
        }
        command = subprocess.Popen(_COMMAND, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True)
        with command:
            assert command.stderr is not None
            lines: list[str] = []
            for line in command.stderr:
                lines.append(line)
                done = sum(one.startswith(_STEP_DONE) for one in lines)
                self._status = PreviewStatus("building", version, done)
        if command.returncode != 0:
            _log.error("The preview could not be built: %s", "".join(lines).strip())
        return command.returncode == 0


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        # Another disk, or one that knows no links.
        shutil.copyfile(source, target)
