"""Five minutes of as many requests as the machine can take: no error, no growing memory."""

import json
import os
import shutil
import time
from pathlib import Path

import pytest

from nk.app import load_shared
from nk.settings import ROOT, load_settings
from tests.support.commands import chosen, resident_kilobytes, say
from tests.support.server.running import Running, running
from tests.support.server.visitors import Manner, Tally, visitors

_PAGES = ("/", "/en", "/about", "/services/play-at-shop", "/beyblade", "/en/beyblade/regulations")
_LISTS = (
    "/events",
    "/api/events",
    "/api/events?status=past&limit=5",
    "/api/leaderboard?limit=10",
    "/api/calendar/th.ics",
    "/api/beyblade/season",
    "/sitemap.xml",
    "/healthz",
    "/readyz",
)
_MISSING = ("/nowhere", "/api/events/999999")
_LOOK_SECONDS = 10


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment of a server with the real pages, which are compressed by now."""
    # A copy, so that nothing is built or changed under the server.
    dist = shutil.copytree(ROOT / "web" / "dist", tmp_path / "dist")
    settings = {
        "NK_DIST": str(dist),
        "NK_DATA": str(tmp_path / "var"),
        "NK_ACCESS_LOG": "off",
        # The address stands in the pages; with the port of the moment they would differ.
        "NK_PUBLIC_URL": "http://localhost",
    }
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    say("compressing the pages, if that was not done before")
    load_shared(load_settings())
    return {**os.environ, **settings}


def test_nothing_fails_and_nothing_grows(env: dict[str, str]) -> None:
    seconds = chosen("FAULT_LOAD_SECONDS", 300)
    with running(env, "--workers", "2") as server:
        events = json.loads(server.get("/api/events")[2])
        pages = [f"/events/{event['id']}" for event in events[:3]]
        paths = (*_PAGES, *_LISTS, *pages, *_MISSING)
        with visitors(server.port, paths, 32, Manner(row=len(paths))) as tally:
            _watch(server, tally, seconds // 10, "warming up")
            before = resident_kilobytes(server)
            _watch(server, tally, seconds, "full load")
            after = resident_kilobytes(server)
    growth = after / before - 1
    say(f"{tally.answered} answers; {before / 1000:.1f} MB before, {growth:+.1%} after")
    assert (tally.lost, tally.refused) == (0, 0)
    assert set(tally.statuses) == {200, 404}
    assert tally.statuses[404] * len(paths) == tally.answered * len(_MISSING)
    assert growth < 0.05


def _watch(server: Running, tally: Tally, seconds: int, what: str) -> None:
    """Let time pass, saying now and then how things are."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        seen = tally.answered
        pause = min(_LOOK_SECONDS, left)
        time.sleep(pause)
        rate = (tally.answered - seen) / pause
        memory = resident_kilobytes(server) / 1000
        say(f"{what}: {rate:,.0f} answers a second, {memory:.1f} MB, {left - pause:.0f} s left")
