"""Sources a test can change, break and count."""

from collections.abc import Hashable, Sequence
from datetime import datetime, timedelta

from nk.sources import (
    Event,
    EventEntry,
    LeaderboardEntry,
    Reading,
    SeasonDays,
    SourceUnavailableError,
)
from nk.store.event_values import Status
from tests.unit.store.sample_values import HOUR, NOW


class Clock:
    """A clock the test moves; it also serves as the cache's timer."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        """Return the moment."""
        return self.now

    def seconds(self) -> float:
        """Return the moment as a timer's reading."""
        return self.now.timestamp()

    def move(self, **amount: float) -> None:
        """Let time pass."""
        self.now += timedelta(**amount)


class FakeSource:
    """One event, whose name says how often it was asked for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.asked = 0
        self.current: Hashable = 1
        self.broken = False
        self.failing = False
        self.stale = False
        self.missing = False
        self.open_season: SeasonDays | None = None

    def version(self) -> Hashable:
        """Return the version, unless the source is broken."""
        self._check()
        return self.current

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        """Return the one event."""
        reading = self.get_event("1")
        assert reading.value is not None
        return Reading((reading.value,), reading.stale, reading.expires_at)

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return the event, counting."""
        self._check()
        if self.failing:
            raise RuntimeError("secret detail of the inside")
        if self.missing:
            return Reading(None)
        self.asked += 1
        ends_at = NOW + HOUR
        event = Event(
            id=event_id,
            name=f"asked {self.asked}",
            event_type="Beyblade X",
            status="ongoing" if self._clock.now < ends_at else "past",
            starts_at=NOW,
            ends_at=ends_at,
            location="",
            description="x" * 400,
            register_url=None,
            registrations_count=0,
            winner=None,
        )
        expires = ends_at if self._clock.now < ends_at else None
        return Reading(event, self.stale, expires)

    def count(self) -> int:
        """Return one."""
        return 1

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return the one event."""
        return [EventEntry("1", None)]

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        """Return nobody."""
        self._check()
        return Reading(())

    def season(self) -> Reading[SeasonDays | None]:
        """Return the season the test has set, if any."""
        self._check()
        return Reading(self.open_season)

    def _check(self) -> None:
        if self.broken:
            raise SourceUnavailableError("away")
