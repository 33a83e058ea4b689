"""Fetching from an upstream within a fixed time, whatever it does."""

import asyncio
import random
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Lock, Thread
from time import monotonic

import httpx


class Breaker:
    """Closed while things go well; open for `rest_seconds` after `patience` failures in a row.

    After the rest, one call is let through as a probe; its outcome decides.
    """

    def __init__(
        self,
        patience: int = 5,
        rest_seconds: float = 10.0,
        timer: Callable[[], float] = monotonic,
    ) -> None:
        self._patience = patience
        self._rest = rest_seconds
        self._timer = timer
        self._failures = 0
        self._closed_again_at = 0.0
        self._lock = Lock()

    def allows(self) -> bool:
        """Tell whether to call now; letting a probe through holds back the next ones."""
        with self._lock:
            if self._failures < self._patience:
                return True
            now = self._timer()
            if now < self._closed_again_at:
                return False
            self._closed_again_at = now + self._rest
            return True

    def succeeded(self) -> None:
        """Note a call that went well."""
        with self._lock:
            self._failures = 0

    def failed(self) -> bool:
        """Note a failure; tell whether this one opened the breaker."""
        with self._lock:
            self._failures += 1
            self._closed_again_at = self._timer() + self._rest
            return self._failures == self._patience


_making = Lock()


def fetching_loop() -> asyncio.AbstractEventLoop:
    """Return the loop; the first call starts it, so that each worker has its own."""
    with _making:
        return _started_loop()


@cache
def _started_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="fetching", daemon=True).start()
    return loop


class UpstreamFailedError(Exception):
    """The upstream gave no usable answer; the text says why, for the log."""


class UpstreamNotFoundError(Exception):
    """The upstream says that there is no such thing."""


@dataclass(frozen=True, slots=True)
class FetchLimits:
    """How long and how much. All tries together stay under the total, so a visitor waits
    less than two seconds before an older answer is served instead."""

    connect_seconds: float = 0.5
    try_seconds: float = 0.8
    total_seconds: float = 1.2
    tries: int = 3
    first_delay_seconds: float = 0.05
    longest_delay_seconds: float = 0.3
    most_bytes: int = 2_000_000


class Fetcher:
    """Gets bytes from an address, trying again with full jitter, one after another."""

    def __init__(
        self,
        limits: FetchLimits | None = None,
        jitter: Callable[[float, float], float] = random.uniform,
    ) -> None:
        self._limits = limits or FetchLimits()
        self._jitter = jitter
        self._trust = _trust()

    def fetch(self, url: str) -> bytes:
        """Return the body. Must not be called from an event loop, as it blocks.

        A loop of its own lets the total time cut through anything that hangs, a header
        sent byte by byte included, which per-read timeouts do not.
        """
        return asyncio.run_coroutine_threadsafe(self._within_total(url), fetching_loop()).result()

    async def _within_total(self, url: str) -> bytes:
        try:
            async with asyncio.timeout(self._limits.total_seconds):
                return await self._with_tries(url)
        except TimeoutError as error:
            raise UpstreamFailedError("no answer in time") from error

    async def _with_tries(self, url: str) -> bytes:
        limits = self._limits
        timeout = httpx.Timeout(limits.try_seconds, connect=limits.connect_seconds)
        headers = {"accept": "application/json", "accept-encoding": "identity"}
        async with httpx.AsyncClient(
            timeout=timeout, headers=headers, trust_env=False, verify=self._trust
        ) as client:
            for attempt in range(1, limits.tries + 1):
                try:
                    async with asyncio.timeout(limits.try_seconds):
                        return await self._once(client, url)
                except (httpx.HTTPError, _TryAgainError, TimeoutError) as error:
                    if attempt == limits.tries:
                        raise UpstreamFailedError(_reason(error)) from error
                await asyncio.sleep(self._delay(attempt))
        raise AssertionError("the last try either returns or raises")

    async def _once(self, client: httpx.AsyncClient, url: str) -> bytes:
        async with client.stream("GET", url) as response:
            if response.status_code == httpx.codes.NOT_FOUND:
                raise UpstreamNotFoundError
            if response.status_code >= httpx.codes.INTERNAL_SERVER_ERROR:
                raise _TryAgainError(f"status {response.status_code}")
            if response.status_code != httpx.codes.OK:
                # Asking again would not change a refusal or a redirect.
                raise UpstreamFailedError(f"status {response.status_code}")
            if response.headers.get("content-encoding", "identity") != "identity":
                raise UpstreamFailedError("compressed although it was asked not to be")
            return await self._read(response)

    async def _read(self, response: httpx.Response) -> bytes:
        body = bytearray()
        async for chunk in response.aiter_raw():
            body += chunk
            if len(body) > self._limits.most_bytes:
                raise UpstreamFailedError("the answer is too large")
        return bytes(body)

    def _delay(self, attempt: int) -> float:
        limits = self._limits
        highest = limits.first_delay_seconds * 2**attempt
        return self._jitter(0.0, min(limits.longest_delay_seconds, highest))


@cache
def _trust() -> ssl.SSLContext:
    """Read the certificates to trust once; each client by itself would read them all again."""
    return httpx.create_ssl_context(trust_env=False)


class _TryAgainError(Exception):
    """A failure that may pass."""


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__
