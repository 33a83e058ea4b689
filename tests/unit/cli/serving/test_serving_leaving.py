"""A worker's loop: it looks at its connections whatever happens, and leaves without a loss."""

import asyncio
from typing import cast

import pytest

from nk.cli.serving import worker_loop
from nk.cli.serving.connections import Connections


class Closed:
    """A server that listens no more."""

    def close(self) -> None:
        """Do nothing."""


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_loop, "_PAUSE_SECONDS", 0.001)


async def leave(shared: Connections, seconds: float) -> None:
    await worker_loop._leave(cast(asyncio.Server, Closed()), shared, seconds)


def test_a_look_that_fails_is_logged_and_not_the_last(caplog: pytest.LogCaptureFixture) -> None:
    looks: list[int] = []

    async def look_twice() -> None:
        seen = asyncio.Event()

        def look() -> None:
            looks.append(1)
            if len(looks) == 1:
                raise ValueError("one connection is broken")
            seen.set()

        looking = asyncio.create_task(worker_loop._every(0, look))
        await asyncio.wait(
            [looking, asyncio.create_task(seen.wait())], return_when="FIRST_COMPLETED"
        )
        looking.cancel()

    asyncio.run(look_twice())
    assert len(looks) >= 2
    assert "one connection is broken" in caplog.text


def test_work_that_is_under_way_is_waited_for_though_nobody_waits_for_its_answer() -> None:
    """A publication goes on when whoever asked for it has closed the page."""

    async def publish() -> None:
        shared = Connections(1, ())
        over = asyncio.Event()
        work = asyncio.create_task(over.wait())
        shared.tasks.add(cast("asyncio.Task[None]", work))
        work.add_done_callback(lambda _: shared.tasks.clear())
        leaving = asyncio.create_task(leave(shared, 600))
        while not shared.leaving:
            await asyncio.sleep(0)
        done, _ = await asyncio.wait([leaving], timeout=0.05)
        assert not done
        over.set()
        await leaving
        assert work.done()

    asyncio.run(publish())


def test_work_without_an_end_is_not_waited_for() -> None:
    async def hang() -> None:
        shared = Connections(1, ())
        work = asyncio.create_task(asyncio.Event().wait())
        shared.tasks.add(cast("asyncio.Task[None]", work))
        await leave(shared, 0.01)
        assert not work.done()
        work.cancel()

    asyncio.run(hang())
