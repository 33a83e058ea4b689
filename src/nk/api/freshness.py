"""How an endpoint tells the cache in front of it what it learned about its data's age."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from nk.http import Scope
from nk.sources import Reading

T = TypeVar("T")

_KEY: Final = "nk.freshness"


@dataclass(slots=True)
class Freshness:
    """Filled in while an answer is made."""

    stale: bool = False
    expires_at: datetime | None = None

    def note(self, reading: Reading[Any]) -> None:
        """Take over what a source said; the earliest expiry counts."""
        self.stale = self.stale or reading.stale
        moments = [at for at in (self.expires_at, reading.expires_at) if at is not None]
        self.expires_at = min(moments, default=None)


def attach(scope: Scope) -> Freshness:
    """Put an empty note into a request's scope and return it."""
    freshness = Freshness()
    scope[_KEY] = freshness
    return freshness


def value_of(scope: Scope, reading: Reading[T]) -> T:
    """Return a reading's value, leaving its freshness with the request."""
    freshness = scope.get(_KEY)
    if isinstance(freshness, Freshness):
        freshness.note(reading)
    return reading.value
