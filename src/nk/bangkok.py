"""Bangkok's time: now, the day a moment falls on, and the Monday its week starts with."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Final

# Bangkok has had no daylight saving since 1920, so a fixed offset is exact and needs no
# time zone database on the machine.
BANGKOK: Final = timezone(timedelta(hours=7), "Asia/Bangkok")


def bangkok_day(moment: datetime) -> date:
    """Return the calendar day in Bangkok."""
    return moment.astimezone(BANGKOK).date()


def week_of(moment: datetime) -> date:
    """Return the Monday of the week, as lived in Bangkok."""
    day = bangkok_day(moment)
    return day - timedelta(days=day.weekday())


def week_start(monday: date) -> int:
    """Return the second since 1970 at which a week begins in Bangkok."""
    return int(datetime.combine(monday, time(), BANGKOK).timestamp())


def now() -> datetime:
    """Return the present moment."""
    return datetime.now(UTC)


def today() -> date:
    """Return the present day in Bangkok."""
    return bangkok_day(now())
