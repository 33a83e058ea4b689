"""Publishing from the desk: `./nk publish` as a process of its own, and what became of it."""

import logging
import subprocess
import sys
from typing import Final

from nk.cli.builds import Builds
from nk.cli.places import ROOT
from nk.cli.running import running_server
from nk.club.errors import Sentence
from nk.desk.publishing import Publication
from nk.settings import Settings

_log: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "nk.cli", "publish")
# What the desk writes is its owner's alone, but the pages are for everybody.
_PAGES_UMASK: Final = 0o022

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
            done = subprocess.run(
                _COMMAND, cwd=ROOT, umask=_PAGES_UMASK, capture_output=True, text=True, check=False
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
