"""When an event is, as people write it: Buddhist years in Thai, 12 hours in English."""

from datetime import datetime, time, timedelta
from typing import Final

from nk.bangkok import BANGKOK
from nk.site.addresses import Language
from nk.sources import Event

_BUDDHIST_YEARS: Final = 543
# Staff may write the last minute of a day as its end.
_WHOLE_DAY: Final = timedelta(hours=23)

_THAI_DAYS: Final = ("จันทร์", "อังคาร", "พุธ", "พฤหัสบดี", "ศุกร์", "เสาร์", "อาทิตย์")
_THAI_MONTHS: Final = (
    *("มกราคม", "กุมภาพันธ์", "มีนาคม", "เมษายน", "พฤษภาคม", "มิถุนายน"),
    *("กรกฎาคม", "สิงหาคม", "กันยายน", "ตุลาคม", "พฤศจิกายน", "ธันวาคม"),
)
_ENGLISH_DAYS: Final = (
    *("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
)
_ENGLISH_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def spoken_start(event: Event, language: Language) -> str:
    """Return when an event starts; one that lasts all day has no hour to be there."""
    days = _spoken_days(event, language)
    if not _fills_its_day(event):
        return f"{days} {_spoken_hour(event.starts_at, language)}"
    return f"{days} ทั้งวัน" if language == "th" else f"{days}, all day"


def spoken_span(event: Event, language: Language) -> str:
    """Return when an event is, from its start to its end where that is known."""
    if event.ends_at is None or _fills_its_day(event):
        return spoken_start(event, language)
    days = _spoken_days(event, language)
    first, last = (_clock(moment, language) for moment in (event.starts_at, event.ends_at))
    return f"{days} เวลา {first}–{last} น." if language == "th" else f"{days}, {first} – {last}"


def _spoken_hour(moment: datetime, language: Language) -> str:
    time_of_day = _clock(moment, language)
    return f"เวลา {time_of_day} น." if language == "th" else f"at {time_of_day}"


def _clock(moment: datetime, language: Language) -> str:
    local = moment.astimezone(BANGKOK)
    if language == "th":
        return f"{local:%H:%M}"
    half = "AM" if local.hour < 12 else "PM"
    return f"{local.hour % 12 or 12}:{local:%M} {half}"


def _spoken_days(event: Event, language: Language) -> str:
    """Return the day with its name, or from the first to the last of several."""
    if event.ends_at is None or event.ends_at - event.starts_at <= timedelta(days=1):
        return _spoken_day(event.starts_at, language)
    first = event.starts_at.astimezone(BANGKOK)
    # An end at midnight belongs to the day before.
    last = (event.ends_at - timedelta(milliseconds=1)).astimezone(BANGKOK)
    if first.month != last.month:
        return f"{_written_day(first, language)} – {_written_day(last, language)}"
    return _written_day(last, language, f"{first.day}–{last.day}")


def _spoken_day(moment: datetime, language: Language) -> str:
    local = moment.astimezone(BANGKOK)
    if language == "th":
        return f"วัน{_THAI_DAYS[local.weekday()]}ที่ {_written_day(local, language)}"
    return f"{_ENGLISH_DAYS[local.weekday()]}, {_written_day(local, language)}"


def _written_day(local: datetime, language: Language, days: str = "") -> str:
    days = days or str(local.day)
    if language == "th":
        return f"{days} {_THAI_MONTHS[local.month - 1]} {local.year + _BUDDHIST_YEARS}"
    return f"{_ENGLISH_MONTHS[local.month - 1]} {days}, {local.year}"


def _fills_its_day(event: Event) -> bool:
    if event.ends_at is None or event.starts_at.astimezone(BANGKOK).time() != time.min:
        return False
    return event.ends_at - event.starts_at >= _WHOLE_DAY
