"""Saying when and where an event is, in both languages, and cutting text to a length."""

import unicodedata
from datetime import datetime, timedelta, timezone
from typing import Final

from nk.site.addresses import Language
from nk.site.events import EventView

# Thailand keeps this offset all year, so no zone database has to be present.
BANGKOK: Final = timezone(timedelta(hours=7), "Asia/Bangkok")

_BUDDHIST_YEARS: Final = 543
_LONGEST_DESCRIPTION: Final = 155

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


def spoken_time(moment: datetime, language: Language) -> str:
    """Return a date and time as people write it: Buddhist years in Thai, 12 hours in English."""
    local = moment.astimezone(BANGKOK)
    if language == "th":
        day = f"วัน{_THAI_DAYS[local.weekday()]}ที่ {local.day} {_THAI_MONTHS[local.month - 1]}"
        return f"{day} {local.year + _BUDDHIST_YEARS} เวลา {local:%H:%M} น."
    day = f"{_ENGLISH_DAYS[local.weekday()]}, {_ENGLISH_MONTHS[local.month - 1]} {local.day}"
    half = "AM" if local.hour < 12 else "PM"
    return f"{day}, {local.year} at {local.hour % 12 or 12}:{local:%M} {half}"


def one_line_description(event: EventView, language: Language) -> str:
    """Return when, where and what, short enough for a search result."""
    parts = (spoken_time(event.start, language), event.location, event.description)
    return shortened(" · ".join(" ".join(part.split()) for part in parts if part.strip()))


def shortened(text: str, longest: int = _LONGEST_DESCRIPTION) -> str:
    """Cut a text to a length without tearing a vowel or tone mark from its letter."""
    if len(text) <= longest:
        return text
    end = longest - 1
    while end and unicodedata.category(text[end]) in ("Mn", "Mc", "Me"):
        end -= 1
    return text[:end].rstrip() + "…"
