"""Saying when and where an event is, in both languages, and cutting text to a length."""

import unicodedata
from datetime import datetime, time, timedelta, timezone
from typing import Final

from nk.site.addresses import Language
from nk.site.events import EventView

# Thailand keeps this offset all year, so no zone database has to be present.
BANGKOK: Final = timezone(timedelta(hours=7), "Asia/Bangkok")

_BUDDHIST_YEARS: Final = 543
_LONGEST_DESCRIPTION: Final = 155
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


def spoken_start(event: EventView, language: Language) -> str:
    """Return when an event starts; one that lasts all day has no hour to be there."""
    if not _fills_its_day(event):
        return spoken_time(event.start, language)
    day = _spoken_day(event.start, language)
    return f"{day} ทั้งวัน" if language == "th" else f"{day}, all day"


def spoken_time(moment: datetime, language: Language) -> str:
    """Return a date and time as people write it: Buddhist years in Thai, 12 hours in English."""
    day = _spoken_day(moment, language)
    local = moment.astimezone(BANGKOK)
    if language == "th":
        return f"{day} เวลา {local:%H:%M} น."
    half = "AM" if local.hour < 12 else "PM"
    return f"{day} at {local.hour % 12 or 12}:{local:%M} {half}"


def _spoken_day(moment: datetime, language: Language) -> str:
    local = moment.astimezone(BANGKOK)
    if language == "th":
        day = f"วัน{_THAI_DAYS[local.weekday()]}ที่ {local.day} {_THAI_MONTHS[local.month - 1]}"
        return f"{day} {local.year + _BUDDHIST_YEARS}"
    day = f"{_ENGLISH_DAYS[local.weekday()]}, {_ENGLISH_MONTHS[local.month - 1]} {local.day}"
    return f"{day}, {local.year}"


def _fills_its_day(event: EventView) -> bool:
    if event.end is None or event.start.astimezone(BANGKOK).time() != time.min:
        return False
    return event.end - event.start >= _WHOLE_DAY


def one_line_description(event: EventView, place: str, language: Language) -> str:
    """Return when, where and what, short enough for a search result."""
    parts = (spoken_start(event, language), place, event.description)
    return shortened(" · ".join(" ".join(part.split()) for part in parts if part.strip()))


def shortened(text: str, longest: int = _LONGEST_DESCRIPTION) -> str:
    """Cut a text to a length without tearing a vowel or tone mark from its letter."""
    if len(text) <= longest:
        return text
    end = longest - 1
    while end and unicodedata.category(text[end]) in ("Mn", "Mc", "Me"):
        end -= 1
    return text[:end].rstrip() + "…"
