"""An upstream is slow, dead or lying: the last good answer, marked as old, within two seconds.

A server that has just started holds what an earlier one kept on disk, and counts none of it as
fresh, so each trouble is met at the first question.
"""

import json
import time
from collections.abc import Iterator

import pytest

from tests.support.commands import resident_kilobytes, say
from tests.support.server import upstreams
from tests.support.server.dist import write_dist
from tests.support.server.faulty_upstream import Mood
from tests.support.server.running import Running, environment, running
from tests.support.server.upstreams import Liar, Trouble, liar

_PATHS = ("/api/events", "/api/events?status=past", "/api/leaderboard")
_STALE = "nk; fwd=stale; detail=source-unavailable"
_WITHIN = 2.0
# What a worker may grow by while it is fed without end; one answer is cut off at 2 MB.
_MOST_KILOBYTES = 40_000

MOODS: tuple[Mood, ...] = ("slow", "drip", "reset", "500", "403", "html", "lying_length", "packed")
TROUBLES: tuple[Trouble, ...] = (
    upstreams.endless_body,
    upstreams.endless_headers,
    upstreams.redirect_to_itself,
    upstreams.garbage,
    upstreams.wrong_types,
)


@pytest.fixture(scope="module")
def upstream() -> Iterator[Liar]:
    """One upstream, at one address: what is kept is kept by address."""
    with liar() as server:
        yield server


@pytest.fixture(scope="module")
def kept(upstream: Liar, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a server that once had good answers."""
    folder = tmp_path_factory.mktemp("kept")
    env = environment(
        write_dist(folder / "dist"),
        folder,
        NK_ACCESS_LOG="off",
        NK_PATIENCE_SECONDS="0.5",
        NK_EVENTS_URL=upstream.address("/events"),
        NK_LEADERBOARD_URL=upstream.address("/leaderboard"),
    )
    with running(env) as server:
        for path in _PATHS:
            assert server.get(path)[0] == 200
    return env


def _asked(server: Running, path: str) -> tuple[float, list[str]]:
    """Ask once; return how long it took and the names in the answer, which must be an old one."""
    began = time.monotonic()
    status, headers, body = server.get(path)
    took = time.monotonic() - began
    assert (status, headers.get("cache-status")) == (200, _STALE), path
    return took, [entry["name"] for entry in json.loads(body)]


@pytest.mark.parametrize(
    "trouble", [*MOODS, *TROUBLES], ids=lambda trouble: str(getattr(trouble, "__name__", trouble))
)
def test_the_last_good_answer_comes_in_time(
    kept: dict[str, str], upstream: Liar, trouble: Mood | Trouble
) -> None:
    with running(kept) as server:
        before = resident_kilobytes(server)
        _make_trouble(upstream, trouble)
        try:
            answers = [_asked(server, path) for path in _PATHS * 3]
        finally:
            upstream.mood, upstream.trouble = "good", None
        grown = resident_kilobytes(server) - before
    slowest = max(took for took, _ in answers)
    say(f"slowest {slowest:.2f} s, memory {grown / 1000:+.1f} MB")
    assert [names for _, names in answers[:3]] == [["Weekly"], ["Weekly"], ["Mook"]]
    assert slowest < _WITHIN
    assert grown < _MOST_KILOBYTES


def _make_trouble(upstream: Liar, trouble: Mood | Trouble) -> None:
    if callable(trouble):
        upstream.trouble = trouble
    else:
        upstream.mood = trouble


def test_a_dead_upstream_and_its_return(kept: dict[str, str], upstream: Liar) -> None:
    dead = {**kept, "NK_EVENTS_URL": "http://127.0.0.1:1/events"}
    with running(dead) as server:
        # Nothing was ever had from this address, so there is nothing older to show.
        assert server.get("/api/events")[0] == 503
        assert server.get("/about")[0] == 200
    with running(kept) as server:
        upstream.mood = "reset"
        assert _asked(server, "/api/events")[1] == ["Weekly"]
        upstream.mood = "good"
        server.until(lambda: "cache-status" not in server.get("/api/events")[1])
