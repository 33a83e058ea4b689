"""Ready answers: fresh when they must be, at hand when the source is away, bounded always."""

import asyncio
import gzip
import logging

import brotli
import pytest
import zstandard

from nk.site.api.application import build_fastapi
from nk.site.live import POLL_SECONDS, AnswerCache, DataWatch, ReadyAnswers
from nk.sources import Sources
from tests.support.api import Clock, FakeSource, Got, request, request_async


class Setting:
    """A cache over a fake source, with a clock that stands still until told."""

    def __init__(self, **bounds: int) -> None:
        self.clock = Clock()
        self.source = FakeSource(self.clock)
        self.answers = ReadyAnswers(**bounds)
        watch = DataWatch(self.source.version, self.clock.seconds)
        app = build_fastapi(Sources(self.source, self.source))
        self.cache = AnswerCache(
            app, self.source.version, self.clock, answers=self.answers, watch=watch
        )

    def get(self, target: str = "/api/events/1") -> Got:
        """Ask the cache."""
        return request(self.cache, target)


@pytest.fixture
def setting() -> Setting:
    """A fresh cache."""
    return Setting()


def test_a_hot_answer_is_not_asked_for_again(setting: Setting) -> None:
    first = setting.get()
    assert setting.get() == first
    assert setting.source.asked == 1
    assert first.headers["cache-control"] == (
        "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400"
    )


def test_the_order_of_parameters_makes_no_difference(setting: Setting) -> None:
    setting.get("/api/events?status=past&limit=5")
    setting.get("/api/events?limit=5&status=past")
    assert setting.source.asked == 1


def test_a_change_by_another_process_shows_within_two_seconds(setting: Setting) -> None:
    first = setting.get()
    setting.source.current = 2
    assert setting.get() == first
    setting.clock.move(seconds=POLL_SECONDS)
    changed = setting.get()
    assert changed.json["name"] == "asked 2"
    assert changed.headers["etag"] != first.headers["etag"]
    assert POLL_SECONDS < 2


def test_a_change_shows_at_once_after_a_quiet_night(setting: Setting) -> None:
    setting.get()
    setting.source.current = 2
    setting.clock.move(minutes=30)
    assert setting.get().json["name"] == "asked 2"


def test_a_status_flips_on_time_without_any_change(setting: Setting) -> None:
    assert setting.get().json["status"] == "ongoing"
    setting.clock.move(minutes=59, seconds=59)
    assert setting.get().json["name"] == "asked 1"
    setting.clock.move(seconds=1)
    assert setting.get().json["status"] == "past"


def test_the_last_good_answer_is_served_while_the_source_is_away(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    first = setting.get()
    setting.source.broken = True
    setting.clock.move(hours=2)
    stale = setting.get()
    assert (stale.status, stale.body) == (200, first.body)
    assert stale.headers["cache-status"].startswith("nk; fwd=stale")
    assert "cache-status" not in first.headers
    assert caplog.text.count("cannot be read") == 1
    setting.source.broken = False
    setting.clock.move(seconds=POLL_SECONDS)
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


def test_an_unexpected_error_says_nothing_of_the_inside(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    setting.source.failing = True
    got = setting.get()
    assert (got.status, got.json["error"]["code"]) == (500, "internal_error")
    assert b"secret" not in got.body
    assert "secret detail" in caplog.text


def test_an_unexpected_error_falls_back_to_the_older_answer(setting: Setting) -> None:
    first = setting.get()
    setting.source.failing = True
    setting.source.current = 2
    setting.clock.move(seconds=POLL_SECONDS)
    got = setting.get()
    assert (got.status, got.body) == (200, first.body)
    assert "cache-status" in got.headers


def test_a_deleted_event_is_gone_and_its_answer_with_it(setting: Setting) -> None:
    setting.get()
    setting.source.missing = True
    setting.source.current = 2
    setting.clock.move(seconds=POLL_SECONDS)
    assert setting.get().status == 404
    assert len(setting.answers) == 0
    setting.source.broken = True
    setting.clock.move(seconds=POLL_SECONDS)
    assert setting.get().status == 503


def test_many_at_once_make_one_question(setting: Setting) -> None:
    async def crowd() -> list[Got]:
        asking = (request_async(setting.cache, "/api/events/1") for _ in range(50))
        return await asyncio.gather(*asking)

    answers = asyncio.run(crowd())
    assert all(answer == answers[0] for answer in answers)
    assert setting.source.asked == 1


def test_memory_is_bounded_in_number_and_weight() -> None:
    setting = Setting(most_answers=10)
    for number in range(30):
        setting.get(f"/api/events/{number}")
    assert len(setting.answers) == 10
    light = Setting(most_bytes=5_000)
    for number in range(30):
        light.get(f"/api/events/{number}")
    assert 0 < light.answers.weight <= 5_000
    assert len(light.answers) < 10


def test_errors_are_not_kept(setting: Setting) -> None:
    setting.get("/api/events/1")
    for number in range(20):
        setting.get(f"/api/events/{number}?odd={number}")
        setting.get(f"/api/nothing/{number}")
    assert len(setting.answers) == 1


def test_a_visitors_headers_change_nothing_for_others(setting: Setting) -> None:
    odd = [("host", "evil.example"), ("x-forwarded-host", "evil.example"), ("range", "bytes=0-1")]
    got = request(setting.cache, "/api/events/1.ics", headers=odd)
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
        got = request(setting.cache, "/api/events/1", headers=headers)
        assert got.headers["content-encoding"] == encoding
        assert decode(got.body) == plain.body
        tags.add(got.headers["etag"])
        known = [*headers, ("if-none-match", got.headers["etag"])]
        again = request(setting.cache, "/api/events/1", headers=known)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == got.headers["etag"]
        head = request(setting.cache, "/api/events/1", "HEAD", headers)
        assert (head.headers, head.body) == (got.headers, b"")
    assert len(tags) == 4
    assert setting.source.asked == 1


def test_other_protocols_are_left_alone(setting: Setting) -> None:
    async def lifespan() -> None:
        async def never() -> dict[str, object]:
            raise AssertionError("nothing is to be received")

        async def send(message: object) -> None:
            raise AssertionError("nothing is to be sent")

        await setting.cache({"type": "lifespan"}, never, send)

    asyncio.run(lifespan())
