"""`./nk` with small builds in the place of Astro's, run as `python -m` and this module's name.

What is published names the prices that it was made of, on several pages.
"""

import hashlib
import re
import sys
from pathlib import Path
from unittest.mock import patch

from nk.cli.building import publish as publishing
from nk.cli.building.builds import Builds, Record
from nk.cli.desk import publisher
from nk.cli.main import app
from nk.settings import Settings
from tests.support.server.dist import write_dist
from tests.support.server.processes import MADE

PAGES = ("about", "en/about", "events", "en/events")
_MODULE = "tests.support.server.small_builds"


def words_of(content: Path) -> str:
    """Return what the pages say that are made of this content."""
    return hashlib.sha256((content / "rates.yaml").read_bytes()).hexdigest()


def price_in(content: Path) -> int:
    """Return the price that the tests change."""
    found = re.search(r"students: \{hourly: (\d+)", (content / "rates.yaml").read_text("utf-8"))
    assert found
    return int(found[1])


def build_small(settings: Settings, *, force: bool = False) -> tuple[int, bool]:
    """Make the build of the content as it is, or find it."""
    words, builds = words_of(settings.content), Builds(settings.dist)
    found = None if force else builds.made_of(words, stand_ins=False)
    if found is not None:
        return found, False
    builds.folder.mkdir(parents=True, exist_ok=True)
    with builds.unfinished() as folder:
        write_dist(folder)
        for name in PAGES:
            (folder / f"{name}.html").write_text(f"<title>{words}</title>", encoding="utf-8")
        record = Record(words, MADE, samples=0, stand_ins=False)
        return builds.finish(folder, record, settings.content), True


def main() -> None:
    """Run a command of the project."""
    command = (sys.executable, "-m", _MODULE, "publish")
    with (
        patch.object(publishing, "build_of_now", build_small),
        patch.object(publisher, "_COMMAND", command),
    ):
        app()


if __name__ == "__main__":
    main()
