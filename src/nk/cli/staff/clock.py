"""The time, in one place, so that tests can hold it still."""

from datetime import UTC, date, datetime

from nk.store.weeks import bangkok_day


def now() -> datetime:
    """Return the present moment."""
    return datetime.now(UTC)


def today() -> date:
    """Return the present day in Bangkok."""
    return bangkok_day(now())
