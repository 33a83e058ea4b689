"""How often somebody may try a pairing link that does not work."""

from collections import deque
from datetime import datetime, timedelta
from typing import Final

MOST_FAILURES: Final = 10
FAILURE_TIME: Final = timedelta(minutes=10)
_MOST_ADDRESSES: Final = 1_000


class Attempts:
    """The failures of the last minutes by address, kept in memory and bounded."""

    def __init__(self) -> None:
        self._failures: dict[str, deque[datetime]] = {}

    def are_used_up(self, address: str, now: datetime) -> bool:
        """Tell whether this address has to wait."""
        failures = self._failures.get(address, deque())
        while failures and failures[0] <= now - FAILURE_TIME:
            failures.popleft()
        return len(failures) >= MOST_FAILURES

    def note_failure(self, address: str, now: datetime) -> None:
        """Count a failure; the address unseen for longest makes room for a new one."""
        failures = self._failures.pop(address, deque(maxlen=MOST_FAILURES))
        failures.append(now)
        self._failures[address] = failures
        while len(self._failures) > _MOST_ADDRESSES:
            del self._failures[next(iter(self._failures))]
