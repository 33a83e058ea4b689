"""Whether the store can be read, asked at most once a second however often we are asked."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from nk.site.answers import Answer, build_answer
from nk.site.policy import HeaderPolicy

_SECONDS_BETWEEN_LOOKS: Final = 1.0

Probe = Callable[[], Awaitable[bool]]


class Readiness:
    """Answers `/readyz`: 200 while the store can be read, 503 while it cannot."""

    def __init__(
        self, probe: Probe, policy: HeaderPolicy, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._probe = probe
        self._clock = clock
        self._ready = _answer(200, b'{"status":"ready"}', policy)
        self._waiting = _answer(503, b'{"status":"store unreachable"}', policy)
        self._lock = asyncio.Lock()
        self._look_again = float("-inf")
        self._is_ready = False

    async def answer(self) -> Answer:
        """Return the current state; many at once share one look."""
        async with self._lock:
            if self._clock() >= self._look_again:
                self._is_ready = await self._probe()
                self._look_again = self._clock() + _SECONDS_BETWEEN_LOOKS
        return self._ready if self._is_ready else self._waiting


def _answer(status: int, body: bytes, policy: HeaderPolicy) -> Answer:
    return build_answer(
        status,
        "application/json",
        body,
        cache_control="no-store",
        extra_headers=policy.for_data(),
    )
