"""The live cache: one question for a crowd, a deadline, and the last good answer."""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest

from nk.site.answers import Answer, build_answer
from nk.site.live.cache import (
    LONGEST_OUTDATED_SECONDS,
    LONGEST_STALE_SECONDS,
    MOST_FLIGHTS,
    Live,
    Made,
    Make,
    UnavailableError,
)
from nk.site.live.poll import MOST_EDITIONS, POLL_SECONDS, DataPoll
from nk.sources import SourceUnavailableError
from tests.support.server.little_site import PATIENT, Timer

NOW = datetime(2026, 11, 18, 5, tzinfo=UTC)
# So short that a test hardly notices; what is waited for never comes while the test holds it.
SHORT = 0.05


class Data:
    """Something to be read that can be changed, held up and taken away."""

    def __init__(self) -> None:
        self.version = 1
        self.reads = 0
        self.away = False
        self.going = threading.Event()
        self.going.set()

    def look(self) -> int:
        if self.away:
            raise SourceUnavailableError("away")
        return self.version

    def make(self) -> Made:
        self.reads += 1
        seen = self.version
        assert self.going.wait(PATIENT)
        if self.away:
            raise SourceUnavailableError("away")
        return Made("text/plain", b"version %d " % seen * 100)


class Setting:
    """A cache over such data."""

    def __init__(self, patience: float = PATIENT, never_evicted: tuple[str, ...] = ()) -> None:
        self.data = Data()
        self.timer = Timer()
        self.poll = DataPoll(self.data.look, self.timer)
        self.live = Live(
            self.poll,
            lambda: NOW,
            never_evicted=never_evicted,
            patience=patience,
            first_patience=patience,
            timer=self.timer,
        )
        self.poll.look()

    async def get(self, key: str = "a") -> Answer:
        answer = await self.live.answer(key, self.data.make)
        assert answer is not None
        return answer

    async def settled(self, key: str, make: Make, *, steady: bool = False) -> Answer:
        """Ask, however slow the machine is, until the answer is there."""
        with suppress(UnavailableError):
            await self.live.answer(key, make, steady=steady)
        await until(lambda: self.live.ready(key) is not None)
        answer = self.live.ready(key)
        assert answer is not None
        return answer

    def change(self) -> None:
        """Something changes, and can be read at that moment."""
        away, self.data.away = self.data.away, False
        self.data.version += 1
        self.poll.look()
        self.data.away = away


def is_stale(answer: Answer) -> bool:
    return b"cache-status" in dict(answer.variants["identity"].headers)


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def test_a_hundred_at_once_after_a_change_make_one_query_and_one_compression(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setting = Setting()
    packed: list[str] = []

    def counted(*values: Any, **options: Any) -> Answer:
        packed.append(threading.current_thread().name)
        return build_answer(*values, **options)

    monkeypatch.setattr("nk.site.live.cache.build_answer", counted)

    async def scene() -> None:
        await setting.get()
        setting.change()
        answers = await asyncio.gather(*(setting.get() for _ in range(100)))
        assert all(answer is answers[0] for answer in answers)
        assert answers[0].body.startswith(b"version 2")

    asyncio.run(scene())
    assert setting.data.reads == 2
    assert packed == ["nk-others"] * 2


def test_a_source_that_hangs_costs_the_deadline_and_then_the_older_answer_is_given() -> None:
    setting = Setting(patience=SHORT)

    async def scene() -> None:
        first = await setting.settled("a", setting.data.make)
        setting.change()
        setting.data.going.clear()
        held = await setting.get()
        assert (held.body, is_stale(held)) == (first.body, True)
        # Whoever comes later does not wait for the same thing again.
        setting.timer.now += 2 * SHORT
        async with asyncio.timeout(PATIENT):
            assert is_stale(await setting.get())
        assert setting.data.reads == 2
        with pytest.raises(UnavailableError):
            await setting.get("never asked before")
        setting.data.going.set()
        await until(lambda: setting.live.ready("a") is not None)
        assert not is_stale(await setting.get())

    asyncio.run(scene())


def test_a_look_that_hangs_makes_the_data_unreachable_until_it_comes_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    going, looks = threading.Event(), []

    def version() -> int:
        looks.append(1)
        going.wait(PATIENT)
        return 1

    poll = DataPoll(version, patience=SHORT)
    for _ in range(3):
        poll.look()
        assert not poll.is_ready
    # The hanging question is not asked a second time.
    assert len(looks) == 1
    going.set()
    while not poll.is_ready:
        poll.look()
    assert len(looks) == 1
    assert caplog.text.count("cannot be read") == caplog.text.count("can be read again") == 1


@pytest.mark.parametrize("error", [OSError("x"), RuntimeError("x"), TimeoutError("x")])
def test_any_failure_of_a_look_is_a_source_that_is_away(error: Exception) -> None:
    def version() -> int:
        raise error

    poll = DataPoll(version)
    poll.look()
    assert not poll.reachable
    poll.look()
    assert not poll.reachable


def test_the_poll_looks_by_itself_and_visitors_do_not() -> None:
    looked = threading.Semaphore(0)
    threads: list[str] = []

    def version() -> int:
        threads.append(threading.current_thread().name)
        looked.release()
        return len(threads)

    poll = DataPoll(version)
    with poll.run():
        assert looked.acquire(timeout=PATIENT)
        assert looked.acquire(timeout=PATIENT)
    assert set(threads) == {"nk-version"}
    assert POLL_SECONDS >= 1


def test_a_look_that_hangs_does_not_keep_the_server_from_stopping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nk.site.live.poll.SECONDS_TO_FINISH", SHORT)
    asked, going, stopped = (threading.Event() for _ in range(3))

    def version() -> int:
        asked.set()
        going.wait(PATIENT)
        return 1

    def serve() -> None:
        with DataPoll(version, patience=PATIENT).run():
            assert asked.wait(PATIENT)
        stopped.set()

    serving = threading.Thread(target=serve)
    serving.start()
    # While the source still hangs.
    assert stopped.wait(PATIENT / 2)
    going.set()
    serving.join()


def test_an_answer_that_comes_late_does_not_replace_a_newer_one() -> None:
    setting = Setting()

    async def scene() -> None:
        setting.data.going.clear()
        slow = asyncio.create_task(setting.get())
        await until(lambda: setting.data.reads == 1)
        held, setting.data.going = setting.data.going, threading.Event()
        setting.data.going.set()
        setting.change()
        assert (await setting.get()).body.startswith(b"version 2")
        held.set()
        await slow
        assert (await setting.get()).body.startswith(b"version 2")

    asyncio.run(scene())
    assert setting.data.reads == 2


def test_an_answer_known_to_be_outdated_is_not_shown_for_long() -> None:
    setting = Setting()

    async def scene() -> None:
        await setting.get()
        setting.change()
        setting.data.away = True
        assert is_stale(await setting.get())
        setting.timer.now += LONGEST_OUTDATED_SECONDS
        with pytest.raises(UnavailableError):
            await setting.get()

    asyncio.run(scene())


def test_later_changes_do_not_lengthen_the_life_of_an_outdated_answer() -> None:
    """On a tournament's day something changes every few seconds, while one question hangs."""
    setting = Setting()

    async def scene() -> None:
        await setting.get()
        setting.change()
        setting.data.away = True
        for _ in range(3):
            setting.timer.now += LONGEST_OUTDATED_SECONDS / 4
            setting.change()
            assert is_stale(await setting.get())
        setting.timer.now += LONGEST_OUTDATED_SECONDS / 4
        with pytest.raises(UnavailableError):
            await setting.get()

    asyncio.run(scene())


def test_an_answer_outdated_by_more_changes_than_are_remembered_is_not_shown() -> None:
    assert MOST_EDITIONS * POLL_SECONDS > LONGEST_OUTDATED_SECONDS
    setting = Setting()

    async def scene() -> None:
        await setting.get()
        for _ in range(MOST_EDITIONS):
            setting.change()
        setting.data.away = True
        assert is_stale(await setting.get())
        setting.change()
        with pytest.raises(UnavailableError):
            await setting.get()

    asyncio.run(scene())


def test_what_changed_while_the_store_was_away_counts_from_the_moment_it_is_known() -> None:
    """Somebody was removed meanwhile: the store is back, but this question still fails."""
    setting = Setting()

    async def scene() -> None:
        await setting.get()
        setting.data.away = True
        setting.poll.look()
        setting.timer.now += LONGEST_STALE_SECONDS / 2
        assert is_stale(await setting.get())
        setting.change()
        setting.timer.now += LONGEST_OUTDATED_SECONDS - 1
        assert is_stale(await setting.get())
        setting.timer.now += 1
        with pytest.raises(UnavailableError):
            await setting.get()

    asyncio.run(scene())


def test_an_older_answer_is_shown_for_a_day_while_nothing_is_known() -> None:
    setting = Setting()

    async def scene() -> None:
        await setting.get()
        setting.data.away = True
        setting.poll.look()
        setting.timer.now += LONGEST_STALE_SECONDS - 1
        assert is_stale(await setting.get())
        setting.timer.now += 1
        with pytest.raises(UnavailableError):
            await setting.get()

    asyncio.run(scene())


def test_strange_questions_are_bounded_and_hold_up_nothing_that_everybody_asks() -> None:
    setting = Setting(patience=SHORT, never_evicted=("list",))

    async def scene() -> None:
        setting.data.going.clear()
        crowd = (setting.get(f"strange {number}") for number in range(2 * MOST_FLIGHTS))
        outcomes = await asyncio.gather(*crowd, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {UnavailableError}
        await until(lambda: setting.data.reads == 4)
        await setting.settled("list", lambda: Made("text/plain", b"at once"))
        assert len(setting.live._flights) == MOST_FLIGHTS
        # Four threads are held; nobody else's question has begun.
        assert setting.data.reads == 4
        setting.data.going.set()

    asyncio.run(scene())


def test_sums_do_not_wait_for_data_either() -> None:
    setting = Setting(patience=SHORT)

    async def scene() -> None:
        setting.data.going.clear()
        crowd = (setting.get(f"strange {number}") for number in range(10))
        await asyncio.gather(*crowd, return_exceptions=True)
        sums = await setting.settled("2 + 2", lambda: Made("text/plain", b"4"), steady=True)
        assert sums.body == b"4"
        setting.data.going.set()

    asyncio.run(scene())


def test_questions_nobody_waits_for_any_more_are_not_asked() -> None:
    setting = Setting(patience=SHORT)

    async def scene() -> None:
        setting.data.going.clear()
        crowd = (setting.get(f"strange {number}") for number in range(10))
        await asyncio.gather(*crowd, return_exceptions=True)
        await until(lambda: setting.data.reads == 4)
        setting.timer.now += 1
        setting.data.going.set()
        await until(lambda: not setting.live._flights)

    asyncio.run(scene())
    assert setting.data.reads == 4


def test_a_steady_answer_needs_no_source_and_never_ages() -> None:
    setting = Setting()
    made: list[int] = []

    def add() -> Made:
        made.append(1)
        return Made("text/plain", b"4")

    async def scene() -> None:
        setting.data.away = True
        setting.poll.look()
        for _ in range(3):
            setting.timer.now += 10 * LONGEST_STALE_SECONDS
            answer = await setting.live.answer("2 + 2", add, steady=True)
            assert answer is not None
            assert (answer.body, is_stale(answer)) == (b"4", False)

    asyncio.run(scene())
    assert len(made) == 1


def test_what_is_gone_is_forgotten() -> None:
    setting = Setting()

    async def scene() -> None:
        await setting.get()
        setting.change()
        assert await setting.live.answer("a", lambda: None) is None
        setting.data.away = True
        setting.poll.look()
        with pytest.raises(UnavailableError):
            await setting.get()

    asyncio.run(scene())
    assert len(setting.live.kept) == 0
