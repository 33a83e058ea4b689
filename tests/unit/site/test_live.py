"""The live cache: one question for a crowd, a deadline, and looks at the data."""

import asyncio
import logging
import threading
from typing import Any

import pytest

from nk.site.answers import Answer, build_answer
from nk.site.live.cache import MOST_FLIGHTS, Made, UnavailableError
from nk.site.live.poll import POLL_SECONDS, DataPoll
from tests.support.server.little_site import PATIENT
from tests.support.server.live_cache import SHORT, Setting, is_stale, until


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
