"""Bangkok's time: now, days, weeks, and how long an event lasts when nobody has said."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Final

# Bangkok has had no daylight saving since 1920, so a fixed offset is exact and needs no
# time zone database on the machine.
BANGKOK: Final = timezone(timedelta(hours=7), "Asia/Bangkok")

# An event without an end lasts this long: for its status, in calendars, wherever it is shown.
USUAL_EVENT_LENGTH: Final = timedelta(hours=3)


def event_end(starts_at: datetime, ends_at: datetime | None) -> datetime:
    """Return when an event ends, whether or not anybody has said so."""
    return ends_at if ends_at is not None else starts_at + USUAL_EVENT_LENGTH


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
