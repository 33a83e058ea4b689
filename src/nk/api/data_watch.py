"""Watching for changes made by other processes, at most once a second, without a queue."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final

from anyio import to_thread

from nk.sources import SourceUnavailableError

_LOG = logging.getLogger(__name__)

POLL_SECONDS: Final = 1.0
# Requests that come while a poll is under way go on with the old version up to this age.
TRUSTED_SECONDS: Final = 1.8
# A database that does not say its version in this time is treated as away.
PATIENCE_SECONDS: Final = 0.5


class DataWatch:
    """Knows the data's version, and whether the source could be asked lately."""

    def __init__(self, ask: Callable[[], Hashable], timer: Callable[[], float] = monotonic) -> None:
        self._ask = ask
        self._timer = timer
        self._asked_at = float("-inf")
        self._poll: asyncio.Task[None] | None = None
        self.version: Hashable = None
        self.reachable = True

    @property
    def is_current(self) -> bool:
        """Tell whether the version is young enough to go on without asking."""
        return self._timer() - self._asked_at < POLL_SECONDS

    async def refresh(self) -> None:
        """Make sure the version is known; wait only if it is too old to be trusted."""
        if self._poll is None:
            self._poll = asyncio.get_running_loop().create_task(self._ask_now())
        elif self._timer() - self._asked_at < TRUSTED_SECONDS:
            return
        poll = self._poll
        done, _ = await asyncio.wait({poll}, timeout=PATIENCE_SECONDS)
        if not done:
            self._note_unreachable("no answer in time")

    async def _ask_now(self) -> None:
        try:
            version = await to_thread.run_sync(self._ask, abandon_on_cancel=True)
        except SourceUnavailableError as error:
            self._note_unreachable(str(error))
        else:
            if not self.reachable:
                _LOG.info("the data can be read again")
            self.version, self.reachable = version, True
        finally:
            self._asked_at = self._timer()
            self._poll = None

    def _note_unreachable(self, reason: str) -> None:
        if self.reachable:
            _LOG.error("the data cannot be read, older answers are served: %s", reason)
        self.reachable = False
        self._asked_at = self._timer()
