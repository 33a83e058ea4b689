"""Ready answers: fresh when they must be, at hand when the source is away, bounded always."""

import asyncio
import gzip
import logging
from typing import Any

import brotli
import pytest
import zstandard

from nk.site.answers import REVALIDATE
from nk.site.live.cache import LONGEST_FRESH_SECONDS, BrokenError
from nk.sources import SourceFaultError, Sources
from tests.support.api import Clock, FakeSource, Got, create_api, request, request_async


class Setting:
    """The API over a fake source, with a clock and a timer that stand still until told."""

    def __init__(self, **bounds: Any) -> None:
        self.clock = Clock()
        self.timer = Clock()
        self.source = FakeSource(self.clock)
        sources = Sources(self.source, self.source)
        self.api = create_api(sources, self.clock, timer=self.timer.seconds, **bounds)
        self.live = self.api.live
        self.live.poll.look()

    def get(self, target: str = "/api/events/1") -> Got:
        """Ask the API."""
        return request(self.api, target)

    def move(self, **amount: float) -> None:
        """Let time pass."""
        self.clock.move(**amount)
        self.timer.move(**amount)

    def look(self) -> None:
        """Notice what has changed, as the poll does once a second."""
        self.live.poll.look()


@pytest.fixture
def setting() -> Setting:
    """A fresh cache."""
    return Setting()


def test_a_hot_answer_is_not_asked_for_again(setting: Setting) -> None:
    first = setting.get()
    assert setting.get() == first
    assert setting.source.asked == 1
    assert first.headers["cache-control"] == REVALIDATE == "public, max-age=0, must-revalidate"


def test_the_order_of_parameters_makes_no_difference(setting: Setting) -> None:
    setting.get("/api/events?status=past&limit=5")
    setting.get("/api/events?limit=5&status=past")
    assert setting.source.asked == 1


def test_all_spellings_of_a_question_share_one_answer(setting: Setting) -> None:
    first = setting.get("/api/events")
    for query in (
        *("status=upcoming", "limit=50", "offset=0&limit=050", "&&limit=50&", "limit=%35%30"),
        *("%73tatus=upcoming", "offset=0&limit=50&status=upcoming", "offset=000000000"),
    ):
        assert setting.get(f"/api/events?{query}") == first, query
    assert setting.source.asked == 1


def test_a_path_has_one_spelling(setting: Setting) -> None:
    for path in (
        "/api/%65vents",
        "/api/events/%31",
        "/api/event%73?limit=5",
        "/api/events/1%2Eics",
    ):
        assert setting.get(path).status == 404, path
    assert setting.source.asked == 0


def test_no_number_of_questions_pushes_out_a_default_list() -> None:
    setting = Setting(most_answers=50, most_bytes=500_000)
    lists = [f"/api/events?status={status}" for status in ("upcoming", "ongoing", "past")]
    lists += ["/api/leaderboard", "/api/calendar/th.ics", "/api/events?status=upcoming&limit=1"]
    first = [setting.get(target) for target in lists]
    for number in range(200):
        setting.get(f"/api/events?limit=7&offset={number}")
        setting.get(f"/api/events/{number}")
    assert len(setting.live.kept) <= 50
    setting.source.broken = True
    setting.look()
    again = [setting.get(target) for target in lists]
    assert [got.body for got in again] == [got.body for got in first]
    assert {got.status for got in again} == {200}


def test_a_change_by_another_process_shows_at_the_next_look(setting: Setting) -> None:
    first = setting.get()
    setting.source.current = 2
    assert setting.get() == first
    setting.look()
    changed = setting.get()
    assert changed.json["name"] == "asked 2"
    assert changed.headers["etag"] != first.headers["etag"]


def test_a_status_flips_on_time_without_any_change(setting: Setting) -> None:
    setting.move(minutes=59, seconds=30)
    assert setting.get().json["status"] == "ongoing"
    setting.move(seconds=29)
    assert setting.get().json["name"] == "asked 1"
    setting.move(seconds=1)
    assert setting.get().json["status"] == "past"


def test_a_clock_that_was_ahead_spoils_nothing_for_longer_than_a_minute(setting: Setting) -> None:
    setting.clock.move(days=400)
    assert setting.get().json["status"] == "past"
    # Somebody sets the clock right; the timer, which nobody can set, goes on.
    setting.clock.move(days=-400)
    setting.timer.move(seconds=LONGEST_FRESH_SECONDS)
    assert setting.get().json["status"] == "ongoing"


def test_the_last_good_answer_is_served_while_the_source_is_away(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    first = setting.get()
    setting.source.broken = True
    for _ in range(3):
        setting.look()
    setting.move(hours=2)
    stale = setting.get()
    assert (stale.status, stale.body) == (200, first.body)
    assert stale.headers["cache-status"].startswith("nk; fwd=stale")
    assert "cache-status" not in first.headers
    assert caplog.text.count("cannot be read") == 1
    setting.source.broken = False
    setting.look()
    recovered = setting.get()
    assert recovered.json["name"] == "asked 2"
    assert "cache-status" not in recovered.headers
    assert "can be read again" in caplog.text


def test_with_nothing_older_it_is_503(setting: Setting) -> None:
    setting.source.broken = True
    got = setting.get()
    assert (got.status, got.json["error"]["code"]) == (503, "unavailable")
    assert got.headers["cache-control"] == "no-store"


def test_an_answer_the_source_calls_stale_is_marked(setting: Setting) -> None:
    setting.source.stale = True
    assert setting.get().headers["cache-status"].startswith("nk; fwd=stale")


def test_an_unexpected_error_is_told_to_the_log_once_in_a_while(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    setting.source.failing = True
    for number in range(5):
        with pytest.raises(BrokenError):
            setting.get(f"/api/events/{number}")
    assert caplog.text.count("RuntimeError: secret detail") == 1
    setting.move(seconds=61)
    with pytest.raises(BrokenError):
        setting.get()
    assert caplog.text.count("RuntimeError: secret detail") == 2


def test_what_cannot_be_read_is_503_to_visitors_and_a_fault_in_the_log(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_arguments: object) -> None:
        raise SourceFaultError("a damaged row")

    monkeypatch.setattr(setting.source, "get_event", stumble)
    assert setting.get().status == 503
    assert "a damaged row" in caplog.text


def test_an_unexpected_error_falls_back_to_the_older_answer(setting: Setting) -> None:
    first = setting.get()
    setting.source.failing = True
    setting.source.current = 2
    setting.look()
    got = setting.get()
    assert (got.status, got.body) == (200, first.body)
    assert "cache-status" in got.headers


def test_a_deleted_event_is_gone_and_its_answer_with_it(setting: Setting) -> None:
    setting.get()
    setting.source.missing = True
    setting.source.current = 2
    setting.look()
    assert setting.get().status == 404
    assert len(setting.live.kept) == 0
    setting.source.broken = True
    setting.look()
    assert setting.get().status == 503


def test_many_at_once_make_one_question(setting: Setting) -> None:
    async def crowd() -> list[Got]:
        asking = (request_async(setting.api, "/api/events/1") for _ in range(50))
        return await asyncio.gather(*asking)

    answers = asyncio.run(crowd())
    assert all(answer == answers[0] for answer in answers)
    assert setting.source.asked == 1


def test_memory_is_bounded_in_number_and_weight() -> None:
    setting = Setting(most_answers=10)
    for number in range(30):
        setting.get(f"/api/events/{number}")
    assert len(setting.live.kept) == 10
    light = Setting(most_bytes=40_000)
    for number in range(30):
        light.get(f"/api/events/{number}")
    assert 0 < light.live.kept.weight <= 40_000
    assert len(light.live.kept) < 10


def test_errors_are_not_kept(setting: Setting) -> None:
    setting.get("/api/events/1")
    for number in range(20):
        setting.get(f"/api/events/{number}?odd={number}")
        setting.get(f"/api/nothing/{number}")
    assert len(setting.live.kept) == 1


def test_a_visitors_headers_change_nothing_for_others(setting: Setting) -> None:
    odd = [("host", "evil.example"), ("x-forwarded-host", "evil.example"), ("range", "bytes=0-1")]
    got = request(setting.api, "/api/events/1.ics", headers=odd)
    assert b"evil" not in got.body
    assert setting.get("/api/events/1.ics").body == got.body


def test_encodings_and_validators(setting: Setting) -> None:
    plain = setting.get()
    unpack = {
        "gzip": gzip.decompress,
        "br": brotli.decompress,
        "zstd": zstandard.decompress,
    }
    tags = {plain.headers["etag"]}
    for encoding, decode in unpack.items():
        headers = [("accept-encoding", encoding)]
        got = request(setting.api, "/api/events/1", headers=headers)
        assert got.headers["content-encoding"] == encoding
        assert decode(got.body) == plain.body
        tags.add(got.headers["etag"])
        known = [*headers, ("if-none-match", got.headers["etag"])]
        again = request(setting.api, "/api/events/1", headers=known)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == got.headers["etag"]
        head = request(setting.api, "/api/events/1", "HEAD", headers)
        assert (head.headers, head.body) == (got.headers, b"")
    assert len(tags) == 4
    assert setting.source.asked == 1
