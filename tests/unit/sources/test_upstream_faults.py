"""Whatever an upstream does, visitors get its last good answer in under two seconds."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

import pytest

from nk.sources import SourceUnavailableError
from nk.sources.fetch import Breaker, Fetcher, FetchLimits
from nk.sources.upstream import FRESH_SECONDS, Upstream, UpstreamEvents
from tests.support.server.faulty_upstream import FaultyUpstream, Mood, faulty_upstream

NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)
# Faults that hold the connection are cut off early, so that the tests do not wait for them;
# all others get more time than the slowest machine needs.
QUICK = FetchLimits(try_seconds=0.1, total_seconds=0.2, longest_delay_seconds=0.01)
PATIENT = FetchLimits(connect_seconds=30, try_seconds=30, total_seconds=60)
_HOLDING = ("slow", "silent", "drip")
_FAULTS: list[Mood] = [mood for mood in get_args(Mood) if mood not in ("good", "404")]
# Asking again could help with these, so they are tried three times.
_RETRIED: list[Mood] = ["500", "reset", "lying_length", "empty"]


class Timer:
    """A clock the test moves."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        """Return the time the test set."""
        return self.now


class MoodFetcher(Fetcher):
    """Has little patience only while the server is in a mood to hold the connection."""

    def __init__(self, server: FaultyUpstream) -> None:
        super().__init__(PATIENT, jitter=_no_wait)
        self._server = server
        self._quick = Fetcher(QUICK, jitter=_no_wait)

    def fetch(self, url: str) -> bytes:
        """Fetch with the patience the mood deserves."""
        return self._quick.fetch(url) if self._server.mood in _HOLDING else super().fetch(url)


def _no_wait(low: float, high: float) -> float:
    return low


@pytest.fixture
def server() -> Iterator[FaultyUpstream]:
    """A local upstream."""
    with faulty_upstream() as server:
        yield server


def _source(
    server: FaultyUpstream, timer: Timer, folder: Path | None = None, patience: int = 100
) -> UpstreamEvents:
    upstream = Upstream(
        "events",
        fetcher=MoodFetcher(server),
        folder=folder,
        breaker=Breaker(patience, timer=timer),
        timer=timer,
    )
    return UpstreamEvents(server.url, upstream, lambda: NOW)


@pytest.mark.parametrize("mood", _FAULTS)
def test_a_fault_serves_the_last_good_answer(
    server: FaultyUpstream, mood: Mood, caplog: pytest.LogCaptureFixture
) -> None:
    timer = Timer()
    source = _source(server, timer)
    good = source.list_events("upcoming", 10, 0)
    assert not good.stale
    server.mood = mood
    timer.now += FRESH_SECONDS + 1
    stale = source.list_events("upcoming", 10, 0)
    assert (stale.value, stale.stale) == (good.value, True)
    assert "serving the last good answer" in caplog.text
    server.mood = "good"
    assert not source.list_events("upcoming", 10, 0).stale


def test_the_real_limits_leave_time_within_two_seconds() -> None:
    assert FetchLimits().total_seconds <= 1.5


@pytest.mark.parametrize("mood", ["500", "403", "html", "huge"])
def test_only_what_may_pass_is_tried_again(server: FaultyUpstream, mood: Mood) -> None:
    source = _source(server, Timer())
    server.mood = mood
    with pytest.raises(SourceUnavailableError):
        source.list_events("upcoming", 10, 0)
    assert len(server.requests) == (3 if mood in _RETRIED else 1)


def test_a_fresh_answer_is_not_asked_for_again(server: FaultyUpstream) -> None:
    timer = Timer()
    source = _source(server, timer)
    for _ in range(5):
        source.list_events("upcoming", 10, 0)
    source.list_events("ongoing", 10, 0)
    assert server.requests == ["/events?status=upcoming"]
    timer.now += FRESH_SECONDS
    source.list_events("upcoming", 10, 0)
    assert len(server.requests) == 2


def test_the_last_good_answer_survives_a_restart(server: FaultyUpstream, tmp_path: Path) -> None:
    first = _source(server, Timer(), tmp_path).list_events("upcoming", 10, 0)
    server.mood = "500"
    again = _source(server, Timer(), tmp_path).list_events("upcoming", 10, 0)
    assert (again.value, again.stale) == (first.value, True)
    assert list(tmp_path.glob("*.partial")) == []


def test_a_spoilt_kept_file_is_left_out(
    server: FaultyUpstream, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _source(server, Timer(), tmp_path).list_events("upcoming", 10, 0)
    for path in tmp_path.glob("*.json"):
        path.write_bytes(b'{"question": 1')
    (tmp_path / "other.json").write_text("[]")
    server.mood = "500"
    with pytest.raises(SourceUnavailableError):
        _source(server, Timer(), tmp_path).list_events("upcoming", 10, 0)
    assert "cannot be read" in caplog.text


def test_a_full_disk_does_not_stop_answers(server: FaultyUpstream, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file stands where the folder should be")
    reading = _source(server, Timer(), blocked).list_events("upcoming", 10, 0)
    assert len(reading.value) == 1


def test_a_failing_upstream_is_left_alone_and_probed(
    server: FaultyUpstream, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    timer = Timer()
    source = _source(server, timer, patience=2)
    source.list_events("upcoming", 10, 0)
    server.mood = "403"
    timer.now += FRESH_SECONDS + 1
    for _ in range(6):
        assert source.list_events("upcoming", 10, 0).stale
    assert len(server.requests) == 1 + 2
    assert "leaving it alone" in caplog.text
    server.mood = "good"
    timer.now += 11
    assert not source.list_events("upcoming", 10, 0).stale


def test_an_event_that_is_gone_is_gone(server: FaultyUpstream) -> None:
    source = _source(server, Timer())
    server.mood = "404"
    assert source.get_event("7").value is None
    assert server.requests == ["/events/7"]


def test_changes_raise_the_version(server: FaultyUpstream) -> None:
    timer = Timer()
    source = _source(server, timer)
    versions = [source.version()]
    for body in (server.body, server.body, b"[]"):
        server.body = body
        timer.now += FRESH_SECONDS
        source.list_events("past", 10, 0)
        versions.append(source.version())
    assert versions == [0, 1, 1, 2]
