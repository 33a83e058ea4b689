"""What an upstream can cost: bounded time, bytes and age, whatever it sends."""

import json
import os
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from nk.sources import SourceUnavailableError
from nk.sources import upstream_bodies as bodies
from nk.sources.fetch import Fetcher, UpstreamFailedError, UpstreamNotFoundError
from nk.sources.last_good import LONGEST_KEPT_SECONDS, LastGood
from nk.sources.upstream import FRESH_SECONDS, Upstream, UpstreamEvents, UpstreamLeaderboard
from nk.sources.upstream_bodies import MOST_BAD_ENTRIES, read_event, read_events

NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)
GOOD: dict[str, Any] = {"id": 7, "name": "Weekly", "event_date_iso": "2026-11-20T18:00:00+07:00"}
URL = "https://api.example.com/events"


class Scripted(Fetcher):
    """Answers with what the test has laid ready, and counts."""

    def __init__(self, body: bytes | Exception) -> None:
        super().__init__()
        self.body = body
        self.fetched = 0

    def fetch(self, url: str) -> bytes:
        """Return the body, or fail with it."""
        self.fetched += 1
        if isinstance(self.body, Exception):
            raise self.body
        return self.body


class Timer:
    """A timer the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


def _listed(*events: object) -> bytes:
    return json.dumps(events).encode()


@pytest.fixture
def timer() -> Timer:
    """A timer that stands still."""
    return Timer()


@pytest.fixture
def fetcher() -> Scripted:
    """An upstream with one event."""
    return Scripted(_listed(GOOD))


@pytest.fixture
def events(fetcher: Scripted, timer: Timer, tmp_path: Path) -> UpstreamEvents:
    """A source over that upstream."""
    upstream = Upstream("events", fetcher=fetcher, folder=tmp_path / "kept", timer=timer)
    return UpstreamEvents(URL, upstream, lambda: NOW)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the entries that are checked."""
    seen: list[int] = []
    check = bodies.EventIn.model_validate

    def model_validate(value: object) -> BaseModel:
        seen.append(1)
        return check(value)

    monkeypatch.setattr(bodies.EventIn, "model_validate", model_validate)
    return seen


def test_a_list_of_wrong_entries_is_read_no_further_than_a_few(counted: list[int]) -> None:
    with pytest.raises(UpstreamFailedError):
        read_events(_listed(GOOD, *[{"id": "../x"}] * 5_000))
    assert len(counted) <= MOST_BAD_ENTRIES + 2


def test_one_entry_with_very_many_wrong_people_is_read_no_further_than_the_first() -> None:
    people = [{"running_number": "x", "player_name": []}] * 100_000
    with pytest.raises(UpstreamFailedError) as refused:
        read_event(json.dumps({**GOOD, "registrations": people}).encode())
    cause = refused.value.__cause__
    assert isinstance(cause, ValidationError)
    assert cause.error_count() <= 2


def test_an_answer_is_checked_once_however_often_it_is_shown(
    events: UpstreamEvents, timer: Timer, counted: list[int]
) -> None:
    for _ in range(20):
        events.list_events("upcoming", 10, 0)
        timer.now += 0.1
    assert len(counted) == 1


def test_very_many_registrations_do_not_lose_the_event() -> None:
    people = [{"running_number": n, "player_name": f"p{n}"} for n in range(1, 3_001)]
    event = read_event(json.dumps({**GOOD, "registrations": people}).encode()).at(NOW)
    assert (len(event.registrations), event.registrations_count) == (2_000, 3_000)
    said = {**GOOD, "registrations": people, "registrations_count": 4_000}
    assert read_event(json.dumps(said).encode()).event.registrations_count == 4_000


@pytest.mark.parametrize(
    "body",
    [
        json.dumps([GOOD]).encode("utf-16"),
        json.dumps([GOOD]).encode("utf-32"),
        b'[{"id": 7, "name": "\xff\xfe"}]',
        b'[{"id": 7, "name": "\\ud800", "event_date_iso": "2026-11-20T18:00:00+07:00"}]',
        b"\xed\xa0\x80",
    ],
)
def test_other_encodings_and_halves_of_characters_are_failures_like_any_other(
    events: UpstreamEvents, fetcher: Scripted, timer: Timer, body: bytes
) -> None:
    good = events.list_events("upcoming", 10, 0)
    fetcher.body = body
    timer.now += FRESH_SECONDS + 1
    older = events.list_events("upcoming", 10, 0)
    assert (older.value, older.stale) == (good.value, True)


def test_a_mark_at_the_beginning_does_no_harm() -> None:
    assert len(read_events(b"\xef\xbb\xbf" + _listed(GOOD))) == 1


def test_a_list_that_is_not_found_is_a_failure_and_the_last_good_one_stays(
    events: UpstreamEvents, fetcher: Scripted, timer: Timer
) -> None:
    good = events.list_events("upcoming", 10, 0)
    fetcher.body = UpstreamNotFoundError()
    timer.now += FRESH_SECONDS + 1
    for _ in range(2):
        older = events.list_events("upcoming", 10, 0)
        assert (older.value, older.stale) == (good.value, True)
    with pytest.raises(SourceUnavailableError):
        events.list_events("past", 10, 0)


def test_an_outage_is_told_once_and_its_end_once(
    events: UpstreamEvents, fetcher: Scripted, timer: Timer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    good = fetcher.body
    for _ in range(2):
        fetcher.body = UpstreamFailedError("status 500")
        for _ in range(4):
            timer.now += FRESH_SECONDS + 1
            with pytest.raises(SourceUnavailableError):
                events.list_events("past", 10, 0)
        fetcher.body = good
        timer.now += 60
        events.list_events("upcoming", 10, 0)
        timer.now += 60
    assert caplog.text.count("upstream failed") == 2
    assert caplog.text.count("answers again") == 2


def test_a_last_good_answer_is_forgotten_after_a_day(
    events: UpstreamEvents, fetcher: Scripted, timer: Timer, tmp_path: Path
) -> None:
    events.list_events("upcoming", 10, 0)
    fetcher.body = UpstreamFailedError("status 500")
    timer.now += LONGEST_KEPT_SECONDS - 1
    assert events.list_events("upcoming", 10, 0).stale
    timer.now += 2
    with pytest.raises(SourceUnavailableError):
        events.list_events("upcoming", 10, 0)
    assert list((tmp_path / "kept").glob("*.json")) == []


def test_an_old_file_is_neither_read_nor_left_lying(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    LastGood(folder).put("old", b"[]", (), evictable=True)
    LastGood(folder).put("young", b"[]", (), evictable=True)
    old = LastGood._path(folder, "old")
    os.utime(old, (1, 1))
    again = LastGood(folder)
    assert again.get("old", json.loads) is None
    assert again.get("young", json.loads) is not None
    assert not old.exists()


def test_an_answer_of_an_earlier_process_is_forgotten_after_a_day(
    timer: Timer, tmp_path: Path
) -> None:
    LastGood(tmp_path).put("question", b"[]", (), evictable=True)
    (file,) = tmp_path.glob("*.json")
    timer.now = file.stat().st_mtime
    again = LastGood(tmp_path, clock=timer)
    assert again.get("question", json.loads) is not None
    timer.now += LONGEST_KEPT_SECONDS - 1
    assert again.get("question", json.loads) is not None
    timer.now += 2
    assert again.get("question", json.loads) is None
    assert not file.exists()


def test_what_is_kept_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "kept"
    LastGood(folder).put("question", b"[]", (), evictable=True)
    (file,) = folder.glob("*.json")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_memory_and_disk_are_bounded_in_bytes_and_lists_outlive_details(tmp_path: Path) -> None:
    kept = LastGood(tmp_path, most=20, most_bytes=50_000)
    kept.put("list", b"x" * 9_000, (), evictable=False)
    for number in range(100):
        kept.put(f"detail {number}", b"x" * 3_000, (), evictable=True)
    assert kept.size <= 50_000
    assert sum(file.stat().st_size for file in tmp_path.glob("*.json")) < 55_000
    assert kept.get("list", json.loads) is not None


def test_pages_of_the_leaderboard_are_details_beside_its_first(timer: Timer) -> None:
    fetcher = Scripted(json.dumps([{"name": "Mook", "rating": 1}]).encode())
    upstream = Upstream("leaderboard", fetcher=fetcher, timer=timer)
    board = UpstreamLeaderboard(URL, upstream, lambda: NOW)
    for offset in (0, 10):
        board.top(10, offset)
    assert [kept.evictable for kept in upstream._kept._kept.values()] == [False, True]


@pytest.mark.parametrize(("hours", "status"), [(-2.9, "ongoing"), (-3.1, "past")])
def test_an_event_without_an_end_lasts_three_hours(hours: float, status: str) -> None:
    start = (NOW + timedelta(hours=hours)).isoformat()
    event = read_event(json.dumps({**GOOD, "event_date_iso": start}).encode()).at(NOW)
    assert event.status == status


def test_what_is_over_is_not_among_the_upcoming(fetcher: Scripted, events: UpstreamEvents) -> None:
    starts = {7: NOW - timedelta(days=1), 8: NOW - timedelta(hours=1), 9: NOW + timedelta(days=1)}
    fetcher.body = _listed(
        *({**GOOD, "id": id_, "event_date_iso": start.isoformat()} for id_, start in starts.items())
    )
    found = [
        [(event.id, event.status) for event in events.list_events(status, 10, 0).value]
        for status in ("upcoming", "ongoing")
    ]
    assert found == [[("8", "ongoing"), ("9", "upcoming")], [("8", "ongoing")]]
