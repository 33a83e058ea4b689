"""The live cache's older answers: when the last good one is given, and when it has to end."""

import asyncio
import threading

import pytest

from nk.site.live.cache import (
    LONGEST_OUTDATED_SECONDS,
    LONGEST_STALE_SECONDS,
    Made,
    UnavailableError,
)
from nk.site.live.poll import MOST_EDITIONS, POLL_SECONDS
from tests.support.server.live_cache import Setting, is_stale, until


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
