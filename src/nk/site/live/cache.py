"""The one cache in front of all that changes: API, event pages, calendars, sitemap.

A visitor gets ready bytes until the data or the clock outdates them. Then one visitor's question
is worked out by a thread for all who ask it; whoever would wait too long, or meets a source that
is away, gets the last good answer, marked as an older one.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Hashable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from time import monotonic
from typing import Any, Final

from nk.site.answers import REVALIDATE, Answer, Header, build_answer, with_headers
from nk.site.live.kept import Kept, KeptAnswers
from nk.site.live.poll import PATIENCE_SECONDS, DataPoll
from nk.site.live.threads import Threads
from nk.sources import Reading, SourceFaultError, SourceUnavailableError
from nk.sources.contract import Clock

_LOG: Final = logging.getLogger(__name__)

# A clock that was wrong when an answer was made cannot spoil it for longer than this.
LONGEST_FRESH_SECONDS: Final = 60.0
# When the data is known to have changed and no new answer can be made, an older one, which may
# name somebody who was removed, ends this long after the first change it does not know.
LONGEST_OUTDATED_SECONDS: Final = 60.0
# While nobody can say whether the data has changed, the last good answer is better than none.
LONGEST_STALE_SECONDS: Final = 86_400.0
# Questions being worked out at a time; more are turned away at once.
MOST_FLIGHTS: Final = 64
_SECONDS_BETWEEN_COMPLAINTS: Final = 60.0

# RFC 9211: the answer is an older one, because a newer could not be had.
_STALE: Final = ((b"cache-status", b"nk; fwd=stale; detail=source-unavailable"),)


class UnavailableError(Exception):
    """There is no answer just now, and no older one either."""


class BrokenError(Exception):
    """The answer cannot be made because of a fault of ours, which is in the log."""


@dataclass(frozen=True, slots=True)
class Made:
    """An answer as its maker leaves it, before it is compressed."""

    content_type: str
    body: bytes
    headers: tuple[Header, ...] = ()
    cache_control: str = REVALIDATE
    stale: bool = False
    expires_at: datetime | None = None
    compressible: bool = True
    # The whole answer, where it is at hand already.
    ready: Answer | None = None


# Works in a thread and may block. Nothing means that there is nothing at this address.
Make = Callable[[], Made | None]


def stale_and_expiry(*readings: Reading[Any]) -> tuple[bool, datetime | None]:
    """Return whether any part is an older one, and the earliest expiry."""
    moments = [reading.expires_at for reading in readings if reading.expires_at is not None]
    return any(reading.stale for reading in readings), min(moments, default=None)


@dataclass(eq=False, slots=True)
class _Flight:
    """A question that is being worked out, with the edition it will answer for."""

    number: int
    edition: int | None
    started: float
    landed: asyncio.Future[Kept | Exception | None]


class Live:
    """Answers by key. All its own bookkeeping is done on the event loop, so it needs no lock."""

    def __init__(
        self,
        poll: DataPoll,
        clock: Clock,
        *,
        never_evicted: Collection[Hashable] = (),
        patience: float = PATIENCE_SECONDS,
        first_patience: float = PATIENCE_SECONDS,
        most_answers: int = 2_000,
        most_bytes: int = 32_000_000,
        timer: Callable[[], float] = monotonic,
    ) -> None:
        self.poll = poll
        self._clock = clock
        self._timer = timer
        # How long somebody waits before an older answer is given, and where there is none.
        self._patience = patience
        self._first_patience = first_patience
        self.kept = KeptAnswers(never_evicted, most_answers, most_bytes)
        self._never_evicted = frozenset(never_evicted)
        self._flights: dict[Hashable, _Flight] = {}
        self._number = 0
        self._complain_again = float("-inf")
        # A thread for each of the answers everybody asks for: however many strange questions
        # wait for a slow source, these do not wait behind them.
        self._for_lists = Threads("nk-lists", max(1, len(self._never_evicted)))
        self._for_others = Threads("nk-others", 4)
        self._for_steady = Threads("nk-steady", 1)

    def apart(self, most_answers: int, most_bytes: int, least_patience: float = 0.0) -> "Live":
        """Return another cache in step with this one: whoever asks for thousands of pictures
        pushes out nothing else."""
        return Live(
            self.poll,
            self._clock,
            patience=self._patience,
            first_patience=max(self._first_patience, least_patience),
            most_answers=most_answers,
            most_bytes=most_bytes,
            timer=self._timer,
        )

    def ready(self, key: Hashable) -> Answer | None:
        """Return the answer if it is at hand and still right: the way of nearly all visitors."""
        kept = self.kept.get(key)
        if kept is None or self._timer() >= kept.until:
            return None
        poll = self.poll
        if kept.edition is None or (kept.edition == poll.edition and poll.reachable):
            return kept.answer
        return None

    async def answer(self, key: Hashable, make: Make, *, steady: bool = False) -> Answer | None:
        """Return the answer: ready, newly made, or the last good one; None if there is no such.

        A steady answer depends on no data: it is made whether or not a source can be reached.
        """
        ready = self.ready(key)
        if ready is not None:
            return ready
        older = self.kept.get(key)
        flight = self._flight(key, make, steady) if steady or self.poll.reachable else None
        if flight is None:
            return self._instead(older)
        landed = flight.landed
        if not landed.done():
            patience = self._patience if older else self._first_patience
            await asyncio.wait((landed,), timeout=flight.started + patience - self._timer())
        if not landed.done():
            return self._instead(older)
        outcome = landed.result()
        if isinstance(outcome, SourceUnavailableError | _TooLateError):
            return self._instead(older)
        if isinstance(outcome, Exception):
            return self._instead(older, outcome)
        return outcome.answer if outcome else None

    def _instead(self, older: Kept | None, fault: Exception | None = None) -> Answer:
        if older is None or not self._may_be_shown(older):
            raise UnavailableError if fault is None else BrokenError from fault
        return older.stale_answer

    def _may_be_shown(self, older: Kept) -> bool:
        if older.edition not in (None, self.poll.edition):
            return self.poll.seconds_outdated(older.edition) < LONGEST_OUTDATED_SECONDS
        return self._timer() - older.made_at < LONGEST_STALE_SECONDS

    def _flight(self, key: Hashable, make: Make, steady: bool) -> _Flight | None:
        """Return the flight that will answer, if need be a new one; None if there are too many."""
        edition = None if steady else self.poll.edition
        flight = self._flights.get(key)
        if flight is not None and flight.edition == edition:
            return flight
        if key in self._never_evicted:
            threads = self._for_lists
        elif len(self._flights) >= MOST_FLIGHTS:
            return None
        else:
            threads = self._for_steady if steady else self._for_others
        loop = asyncio.get_running_loop()
        self._number += 1
        flight = _Flight(self._number, edition, self._timer(), loop.create_future())
        self._flights[key] = flight
        work = threads.submit(lambda: self._made(flight, make))
        work.add_done_callback(lambda done: self._tell(loop, key, flight, done))
        return flight

    def _made(self, flight: _Flight, make: Make) -> Kept | None:
        """Work a question out, on a thread: the asking, the writing and the compressing."""
        started, moment = self._timer(), self._clock()
        if started - flight.started > self._first_patience:
            # Everybody has gone; the thread is needed for those who still wait.
            raise _TooLateError
        made = make()
        if made is None:
            return None
        answer = made.ready or build_answer(
            200,
            made.content_type,
            made.body,
            cache_control=made.cache_control,
            extra_headers=made.headers,
            compressible=made.compressible,
            effort="fast",
        )
        stale = with_headers(answer, _STALE)
        shown = stale if made.stale else answer
        until = started + _seconds_fresh(made, moment)
        if flight.edition is None:
            until = float("inf")
        return Kept(shown, stale, flight.edition, started, until, flight.number)

    def _tell(
        self,
        loop: asyncio.AbstractEventLoop,
        key: Hashable,
        flight: _Flight,
        done: Future[Kept | None],
    ) -> None:
        # A loop that is closed has nobody left to tell.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._land, key, flight, done)

    def _land(self, key: Hashable, flight: _Flight, done: Future[Kept | None]) -> None:
        if self._flights.get(key) is flight:
            del self._flights[key]
        error = done.exception()
        if error is not None:
            fault = error if isinstance(error, Exception) else RuntimeError(str(error))
            self._complain(fault)
            flight.landed.set_result(fault)
            return
        outcome = done.result()
        before = self.kept.get(key)
        # A slow flight may land after one that took off later and knows better.
        if before is None or before.number < flight.number:
            if outcome is None:
                self.kept.drop(key)
            else:
                self.kept.put(key, outcome)
        flight.landed.set_result(outcome)

    def _complain(self, fault: Exception) -> None:
        """Put a fault of ours into the log, once in a while however often it happens."""
        away = isinstance(fault, SourceUnavailableError | _TooLateError)
        if away and not isinstance(fault, SourceFaultError):
            return
        now = self._timer()
        if now >= self._complain_again:
            self._complain_again = now + _SECONDS_BETWEEN_COMPLAINTS
            _LOG.error("An answer could not be made.", exc_info=fault)


class _TooLateError(Exception):
    """The question waited so long for a thread that nobody waits for its answer."""


def _seconds_fresh(made: Made, moment: datetime) -> float:
    if made.expires_at is None:
        return LONGEST_FRESH_SECONDS
    return min((made.expires_at - moment).total_seconds(), LONGEST_FRESH_SECONDS)
