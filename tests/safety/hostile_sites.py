"""Running sites whose every event, name and picture is hostile."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nk.settings import ROOT
from nk.store import migrate
from tests.safety import hostile_sources
from tests.safety.hostile_upstream import upstream
from tests.server.running import environment, running


@dataclass(frozen=True, slots=True)
class HostileSite:
    """A running site full of hostile data, and the event with the most of it."""

    address: str
    event: str


@contextmanager
def site_of_store(folder: Path) -> Iterator[HostileSite]:
    """Serve hostile data that staff wrote into the store."""
    database = f"sqlite:///{folder / 'nk.sqlite3'}"
    migrate(database)
    event = hostile_sources.fill_store(database)
    with _served(folder, NK_DATABASE_URL=database) as address:
        yield HostileSite(address, str(event))


@contextmanager
def site_of_upstream(folder: Path) -> Iterator[HostileSite]:
    """Serve hostile data of another API."""
    with upstream(hostile_sources.upstream_bodies()) as other:
        own = {"NK_EVENTS_URL": f"{other}/events", "NK_LEADERBOARD_URL": f"{other}/ranking"}
        with _served(folder, **own) as address:
            yield HostileSite(address, "1")


@contextmanager
def _served(folder: Path, **settings: str) -> Iterator[str]:
    dist = shutil.copytree(ROOT / "web" / "dist", folder / "dist")
    own = {
        "NK_ACCESS_LOG": "off",
        # One address for all of them, so that the pages are compressed once.
        "NK_PUBLIC_URL": "http://localhost",
        "NK_CACHE": str(ROOT / ".cache"),
    }
    with running(environment(dist, folder, **own, **settings)) as server:
        yield f"http://localhost:{server.port}"
