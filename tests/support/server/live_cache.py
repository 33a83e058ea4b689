"""A live cache over something that a test can change, hold up and take away."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from nk.site.answers import Answer
from nk.site.live.cache import Live, Made, Make, UnavailableError
from nk.site.live.poll import DataPoll
from nk.sources import SourceUnavailableError
from tests.support.server.little_site import PATIENT, Timer

_NOW: Final = datetime(2026, 11, 18, 5, tzinfo=UTC)
# So short that a test hardly notices; what is waited for never comes while the test holds it.
SHORT: Final = 0.05


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
            lambda: _NOW,
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
