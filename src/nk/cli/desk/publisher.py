"""Publishing from the desk: `./nk publish` as a process of its own, and what became of it."""

import logging
import subprocess
import sys
from datetime import datetime
from typing import Final

from nk.cli.building.build import adopt_build
from nk.cli.building.builds import Builds
from nk.cli.building.publish import steps_of
from nk.cli.desk.preview import preview_builds
from nk.cli.places import ROOT
from nk.cli.serving.running import running_server
from nk.club.errors import Sentence
from nk.desk.publishing import Publication, Published
from nk.settings import Settings

_log: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "nk.cli", "publish")
# What the desk writes is its owner's alone, but the pages are for everybody.
_PAGES_UMASK: Final = 0o022
_MOST_LISTED: Final = 30

_LIVE: Final = Publication(live=True, sentence=Sentence(th="ขึ้นเว็บแล้ว", en="Visitors see it now."))
_NEXT_START: Final = Publication(
    live=False,
    sentence=Sentence(
        th="บันทึกและสร้างหน้าเว็บแล้ว จะขึ้นเมื่อเปิดเว็บครั้งถัดไป",
        en="Written and built. The site is not running; its next start shows it.",
    ),
)
_FAILED: Final = Publication(
    live=False,
    sentence=Sentence(
        th="บันทึกลงไฟล์แล้ว แต่ยังไม่ขึ้นเว็บ ให้คนดูแลเครื่องสั่ง ./nk publish แล้วดูว่าติดอะไร",
        en="Written to the files, but not public yet: ./nk publish on the machine says why.",
    ),
)


class PublishCommand:
    """Makes written content live by the command that the machine's keeper would use.

    A process of its own: a build takes a minute and much memory, and ends by leaving.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def publish(self, who: str) -> Publication:
        """Build the content as it is written and put it in place of what is served."""
        try:
            # A preview of the very same content saves the minute that a build takes.
            adopt_build(self._settings, preview_builds(self._settings))
        except OSError:
            # A full disk, mostly. The content is written by now, so that this is no failure of
            # the write: the command builds by itself, or it tells what keeps it from that.
            _log.exception("The preview could not be taken up for %s.", who)
        return self._run(who)

    def publications(self) -> list[Published]:
        """List what went public, the latest first."""
        builds = Builds(self._settings.dist)
        current = builds.current()
        steps = list(reversed(steps_of(builds)))[:_MOST_LISTED]
        newest = next((step for step in steps if step.build == current), None)
        return [
            Published(datetime.fromisoformat(step.at), step.build, step.back, step is newest)
            for step in steps
        ]

    def can_go_back(self) -> bool:
        """Tell whether what was public before is still there."""
        builds = Builds(self._settings.dist)
        current = builds.current()
        steps = [step for step in steps_of(builds) if step.build == current and not step.back]
        return bool(steps) and steps[-1].before in builds.numbers()

    def back(self, who: str) -> Publication:
        """Show what was public before."""
        return self._run(who, "--back")

    def _run(self, who: str, *options: str) -> Publication:
        command = (*_COMMAND, *options)
        try:
            done = subprocess.run(
                command, cwd=ROOT, umask=_PAGES_UMASK, capture_output=True, text=True, check=False
            )
        except OSError:
            _log.exception("The publication for %s could not begin.", who)
            return _FAILED
        if done.returncode != 0:
            _log.error("The publication for %s failed: %s", who, done.stderr.strip())
            return _FAILED
        _log.info("Published for %s: %s", who, done.stdout.strip())
        server = running_server(self._settings.data)
        shown = server is not None and server.build == Builds(self._settings.dist).current()
        return _LIVE if shown else _NEXT_START
