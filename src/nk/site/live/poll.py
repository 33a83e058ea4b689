"""Whether the data has changed: asked once a second by a thread, never by a visitor."""

import logging
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Final

from nk.site.live.threads import Threads

_LOG: Final = logging.getLogger(__name__)

POLL_SECONDS: Final = 1.0
# A source that does not say its version in this time is treated as away.
PATIENCE_SECONDS: Final = 0.5
# A look that takes longer than this is not waited for when the server stops.
SECONDS_TO_FINISH: Final = 0.5
# Of so many editions it is remembered when they began; at one look a second they reach back
# further than any answer is shown that is known to be outdated.
MOST_EDITIONS: Final = 100


class DataPoll:
    """Knows the edition of the data, and whether the sources could be asked lately.

    The attributes are plain values, so that a visitor's question costs no more than to read them.
    """

    def __init__(
        self,
        version: Callable[[], Hashable],
        timer: Callable[[], float] = monotonic,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._version = version
        self._patience = patience
        self._timer = timer
        self._threads = Threads("nk-version", 1)
        self._pending: Future[Hashable] | None = None
        self._last: Hashable = None
        self._has_looked = False
        # Counts the changes that were noticed; answers are marked with it.
        self.edition = 0
        self._began = deque([timer()], maxlen=MOST_EDITIONS)
        # Until the first look nothing bad is known, so questions are asked.
        self.reachable = True

    @property
    def is_ready(self) -> bool:
        """Tell whether the data was read at the last look."""
        return self._has_looked and self.reachable

    def seconds_outdated(self, edition: int) -> float:
        """Tell how long ago the first change after this earlier edition was noticed."""
        changes = self.edition - edition
        if changes > len(self._began):
            return float("inf")
        return self._timer() - self._began[-changes]

    @contextmanager
    def run(self) -> Iterator[None]:
        """Look once a second for as long as the context is open."""
        stop = Event()

        def keep_looking() -> None:
            while not stop.is_set():
                self.look()
                stop.wait(POLL_SECONDS)

        thread = Thread(target=keep_looking, name="nk-poll", daemon=True)
        thread.start()
        try:
            yield
        finally:
            stop.set()
            thread.join(SECONDS_TO_FINISH)

    def look(self) -> None:
        """Ask for the version; one that is still being waited for is not asked for again."""
        asked = self._pending or self._threads.submit(self._version)
        try:
            version = asked.result(timeout=self._patience)
        except TimeoutError as error:
            # The source itself may raise this error; only an open question is waited for.
            self._pending = None if asked.done() else asked
            self._note_away(str(error) or "no answer in time")
        except Exception as error:
            self._pending = None
            self._note_away(str(error) or type(error).__name__)
        else:
            self._pending = None
            self._note_version(version)

    def _note_version(self, version: Hashable) -> None:
        if not self._has_looked or version != self._last:
            self._last = version
            self._began.append(self._timer())
            self.edition += 1
        self._has_looked = True
        if not self.reachable:
            _LOG.info("the data can be read again")
        self.reachable = True

    def _note_away(self, reason: str) -> None:
        if self.reachable:
            _LOG.error("the data cannot be read, older answers are served: %s", reason)
        self.reachable = False
