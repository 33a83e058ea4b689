"""Asking an upstream: fresh when it answers, the last good answer when it does not."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Generic, TypeVar

from nk.sources.breaker import Breaker
from nk.sources.contract import SourceUnavailableError
from nk.sources.fetching import Fetcher, UpstreamFailedError, UpstreamNotFoundError
from nk.sources.last_good import Kept, LastGood

_LOG = logging.getLogger(__name__)

T = TypeVar("T")

# How long an answer counts as fresh, and how soon a failed upstream is asked again.
FRESH_SECONDS = 15.0
STALE_SECONDS = 3.0

_LOCKS = 64


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """A checked value, or None where the upstream says there is nothing."""

    value: T | None
    stale: bool


class Upstream:
    """One upstream API and what is remembered of it."""

    def __init__(
        self,
        name: str,
        *,
        fetcher: Fetcher | None = None,
        folder: Path | None = None,
        breaker: Breaker | None = None,
        timer: Callable[[], float] = monotonic,
    ) -> None:
        self.name = name
        self._fetcher = fetcher or Fetcher()
        self._kept = LastGood(folder)
        self._breaker = breaker or Breaker()
        self._timer = timer
        # Each question waits only for itself (or, rarely, for one that shares its lock), so
        # two lists asked together from a dead upstream still fall back together.
        self._locks = tuple(Lock() for _ in range(_LOCKS))

    def version(self) -> int:
        """Return a count that goes up with every differing answer."""
        return self._kept.changes

    def ask(self, url: str, check: Callable[[bytes], T]) -> Answered[T]:
        """Return the checked answer of an address.

        One caller asks at a time; those who waited find the answer already fresh.
        """
        with self._locks[hash(url) % _LOCKS]:
            kept = self._kept.get(url)
            if kept is not None and self._is_fresh(kept):
                return Answered(check(kept.body), stale=False)
            if not self._breaker.allows():
                return self._fall_back(kept, check, "resting after repeated failures")
            try:
                return Answered(self._fetch(url, check), stale=False)
            except UpstreamNotFoundError:
                self._breaker.succeeded()
                self._kept.drop(url)
                return Answered(None, stale=False)
            except UpstreamFailedError as error:
                if self._breaker.failed():
                    _LOG.error("%s upstream keeps failing; leaving it alone", self.name)
                return self._fall_back(kept, check, str(error))

    def _is_fresh(self, kept: Kept) -> bool:
        return kept.fetched is not None and self._timer() - kept.fetched < FRESH_SECONDS

    def _fetch(self, url: str, check: Callable[[bytes], T]) -> T:
        body = self._fetcher.fetch(url)
        value = check(body)
        self._breaker.succeeded()
        self._kept.put(url, body, self._timer())
        return value

    def _fall_back(
        self, kept: Kept | None, check: Callable[[bytes], T], reason: str
    ) -> Answered[T]:
        if kept is None:
            _LOG.error("%s upstream failed and nothing older is kept: %s", self.name, reason)
            raise SourceUnavailableError(f"the {self.name} upstream failed")
        _LOG.warning("%s upstream failed, serving the last good answer: %s", self.name, reason)
        try:
            return Answered(check(kept.body), stale=True)
        except UpstreamFailedError as error:
            raise SourceUnavailableError(f"the {self.name} upstream failed") from error
