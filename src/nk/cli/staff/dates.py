"""Reading and writing moments in Bangkok time. Pure functions: the day of today is handed in."""

import re
from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Final

from nk.cli.staff.days import plain, read_day
from nk.cli.staff.unclear import UnclearError
from nk.store.weeks import BANGKOK

MOMENT_EXAMPLE: Final = "2026-11-22 18:30, 22/11/2569 18:30 or 22 พ.ย. 2569 18:30"

_TIME = r"(?P<hour>\d{1,2})[:.](?P<minute>\d{2})(?::(?P<second>\d{2}))?\s*(?P<half>am|pm|น\.?)?"
_ZONE = r"(?P<zone>z|[+-]\d{2}:?\d{2})?"
_CLOCK = re.compile(_TIME)
_MOMENT = re.compile(rf"(?P<day>.+?)(?:\s+|t){_TIME}{_ZONE}")


def read_moment(text: str, today: date) -> datetime:
    """Read a day and a time; without an offset the time is Bangkok's."""
    found = _MOMENT.fullmatch(plain(text))
    if found is None:
        raise UnclearError(
            f"{text.strip()!r} is not a day and a time; write it like {MOMENT_EXAMPLE}."
        )
    zone = _zone(found["zone"])
    clock = _clock(found)
    return datetime.combine(read_day(found["day"], today), clock, zone).astimezone(BANGKOK)


def read_end(text: str, starts_at: datetime, today: date) -> datetime:
    """Read when something ends: a full moment, or a time alone on the day it starts."""
    if found := _CLOCK.fullmatch(plain(text)):
        return datetime.combine(starts_at.astimezone(BANGKOK).date(), _clock(found), BANGKOK)
    return read_moment(text, today)


def written(moment: datetime) -> str:
    """Write a moment as Bangkok's clocks show it; `read_moment` reads it back."""
    local = moment.astimezone(BANGKOK)
    return local.strftime("%Y-%m-%d %H:%M:%S" if local.second else "%Y-%m-%d %H:%M")


def _clock(found: re.Match[str]) -> time:
    hour, half = int(found["hour"]), found["half"]
    try:
        if half in ("am", "pm"):
            if not 1 <= hour <= 12:
                raise ValueError
            hour = hour % 12 + (12 if half == "pm" else 0)
        return time(hour, int(found["minute"]), int(found["second"] or 0))
    except ValueError:
        raise UnclearError(
            f"{found['hour']}:{found['minute']} is not a time of day; write it like 18:30."
        ) from None


def _zone(offset: str | None) -> timezone:
    if offset is None:
        return BANGKOK
    if offset == "z":
        return UTC
    hours, minutes = int(offset[1:3]), int(offset[-2:])
    if hours > 14 or minutes > 59:
        raise UnclearError(f"{offset} is not a time zone; leave it out for Bangkok time.")
    ahead = timedelta(hours=hours, minutes=minutes)
    return timezone(ahead if offset[0] == "+" else -ahead)
