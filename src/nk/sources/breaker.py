"""A circuit breaker: an upstream that keeps failing is left alone for a while."""

from collections.abc import Callable
from threading import Lock
from time import monotonic


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
