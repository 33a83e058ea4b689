"""What people type: texts, numbers, yes or no, and days and times as written in Bangkok."""

import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Final

from nk.bangkok import BANGKOK
from nk.club.errors import Sentence, UnclearError
from nk.club.names import one_line

_YES: Final = frozenset({"yes", "y", "true", "1", "ใช่"})
_NO: Final = frozenset({"", "no", "n", "false", "0", "ไม่", "ไม่ใช่"})
# More digits than a store can count are a slip, and slow to read as a number.
_MOST_DIGITS: Final = 18


def required_text(typed: str, field: str) -> str:
    """Read a text of one line that must not be empty."""
    text = one_line(typed, field)
    if not text:
        raise UnclearError("empty", "ตรงนี้เว้นว่างไม่ได้", "This cannot be empty.", field)
    return text


def read_number(typed: str) -> int:
    """Read the number of an event, a match or a player."""
    digits = typed.strip()
    if not digits.isdecimal() or len(digits) > _MOST_DIGITS:
        shown = repr(digits[:40])
        raise UnclearError("not_a_number", f"{shown} ไม่ใช่ตัวเลข", f"{shown} is not a number.")
    return int(digits)


def read_yes(typed: str) -> bool:
    """Read yes or no; nothing is no."""
    word = typed.strip().lower()
    if word not in _YES | _NO:
        shown = repr(word[:40])
        raise UnclearError(
            "not_yes_or_no", f"{shown} ไม่ใช่ทั้ง yes และ no", f"{shown} is neither yes nor no."
        )
    return word in _YES


_THAI: Final = (
    ("มกราคม", "มกรา", "มค"),
    ("กุมภาพันธ์", "กุมภา", "กพ"),
    ("มีนาคม", "มีนา", "มีค"),
    ("เมษายน", "เมษา", "เมย"),
    ("พฤษภาคม", "พฤษภา", "พค"),
    ("มิถุนายน", "มิถุนา", "มิย"),
    ("กรกฎาคม", "กรกฎา", "กค"),
    ("สิงหาคม", "สิงหา", "สค"),
    ("กันยายน", "กันยา", "กย"),
    ("ตุลาคม", "ตุลา", "ตค"),
    ("พฤศจิกายน", "พฤศจิกา", "พย"),
    ("ธันวาคม", "ธันวา", "ธค"),
)
ENGLISH: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

_NUMBERS: Final[dict[str, int]] = {
    **{name: number for number, names in enumerate(_THAI, 1) for name in names},
    **{name.lower(): number for number, name in enumerate(ENGLISH, 1)},
    **{name[:3].lower(): number for number, name in enumerate(ENGLISH, 1)},
    "sept": 9,
}


def month_number(word: str) -> int | None:
    """Return the month a word means, whatever its dots and spaces, or None."""
    return _NUMBERS.get("".join(word.split()).replace(".", "").lower())


DAY_EXAMPLE: Final = Sentence(
    th="2026-11-22, 22/11/2569 หรือ 22 พ.ย. 2569", en="2026-11-22, 22/11/2569 or 22 พ.ย. 2569"
)

# A year from here on is counted from the Buddha; nobody plans an event for the year 2400.
_BUDDHIST_FROM: Final = 2400
_BUDDHIST_AHEAD: Final = 543
_LONGEST: Final = 80
_FIRST_YEAR, _LAST_YEAR = 2000, 2100

_RELATIVE: Final = {
    "today": 0,
    "วันนี้": 0,
    "tomorrow": 1,
    "พรุ่งนี้": 1,
    "yesterday": -1,
    "เมื่อวาน": -1,
}
_YEAR_FIRST = re.compile(r"(\d{4})[-/](\d{1,2})[-/](\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d+)")
_ERA = r"(?P<era>พ\.?ศ\.?|ค\.?ศ\.?)?\s*"
_DAY_MONTH = re.compile(rf"(?P<day>\d{{1,2}})\s*(?P<month>[^\d,/-]+?)\s*{_ERA}(?P<year>\d+)")
_MONTH_DAY = re.compile(r"(?P<month>[a-z.]+)\s*(?P<day>\d{1,2}),?\s+(?P<era>)(?P<year>\d+)")


def plain(text: str) -> str:
    """Return the text with plain digits and single spaces, in small letters."""
    if len(text) > _LONGEST:
        raise UnclearError(
            "unclear_day",
            f"วันที่ไม่ยาวถึง {len(text):,} ตัวอักษร เขียนแบบ {DAY_EXAMPLE.th}",
            f"A date is shorter than {len(text):,} letters; write {DAY_EXAMPLE.en}.",
        )
    return " ".join(unicodedata.normalize("NFKC", text).split()).lower()


def read_day(text: str, today: date) -> date:
    """Read a day such as 2026-11-22, 22/11/2569, 22 พ.ย. 2569 or "tomorrow"."""
    typed = plain(text)
    if typed in _RELATIVE:
        return today + timedelta(days=_RELATIVE[typed])
    if found := _YEAR_FIRST.fullmatch(typed):
        return _day(_year(found[1]), int(found[2]), int(found[3]))
    if found := _DAY_FIRST.fullmatch(typed):
        return _day_first(typed, int(found[1]), int(found[2]), found[3])
    if found := _DAY_MONTH.fullmatch(typed) or _MONTH_DAY.fullmatch(typed):
        return _named_month(found)
    raise UnclearError(
        "unclear_day",
        f"{text.strip()!r} ไม่ใช่วันที่ เขียนแบบ {DAY_EXAMPLE.th}",
        f"{text.strip()!r} is not a day; write it like {DAY_EXAMPLE.en}.",
    )


def _day_first(typed: str, day: int, month: int, written_year: str) -> date:
    """Read day, month, year; refuse what an American would read as month, day, year."""
    year = _year(written_year)
    if int(written_year) < _BUDDHIST_FROM and day != month and max(day, month) <= 12:
        ways = [f"{year}-{month:02}-{day:02}", f"{year}-{day:02}-{month:02}"]
        thai = f"{day} {_THAI[month - 1][0]} หรือ {month} {_THAI[day - 1][0]}"
        english = f"{day} {ENGLISH[month - 1]} or {month} {ENGLISH[day - 1]}"
        raise UnclearError(
            "unclear_day",
            f"{typed} อ่านได้ทั้ง {thai} เขียน {ways[0]} หรือ {ways[1]}",
            f"{typed} can be {english}; write {ways[0]} or {ways[1]}.",
        )
    return _day(year, month, day)


def _named_month(found: re.Match[str]) -> date:
    month = month_number(found["month"])
    if month is None:
        raise UnclearError(
            "unclear_day",
            f"{found['month']!r} ไม่ใช่ชื่อเดือน เขียนแบบ {DAY_EXAMPLE.th}",
            f"{found['month']!r} is not a month; write a day like {DAY_EXAMPLE.en}.",
        )
    return _day(_year(found["year"], found["era"] or ""), month, int(found["day"]))


def _year(written: str, era: str = "") -> int:
    if len(written) != 4:
        raise UnclearError(
            "unclear_year",
            f"ปี {written} ยังไม่ชัด เขียนเต็ม 2569 หรือ 2026",
            f"The year {written} is not clear; write 2569 or 2026 in full.",
        )
    buddhist = int(written) >= _BUDDHIST_FROM
    if era and buddhist != era.startswith("พ"):
        raise UnclearError(
            "unclear_year",
            f"{era} กับ {written} ไม่เข้ากัน เขียน 2569 หรือ 2026",
            f"{era} and {written} do not go together; write 2569 or 2026.",
        )
    year = int(written) - (_BUDDHIST_AHEAD if buddhist else 0)
    if not _FIRST_YEAR <= year <= _LAST_YEAR:
        raise UnclearError(
            "unclear_year",
            f"ปี {written} ไกลเกินไป เขียน 2569 หรือ 2026",
            f"The year {written} is too far away; write 2569 or 2026.",
        )
    return year


def _day(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError:
        raise UnclearError(
            "unclear_day",
            f"เดือน {month} ปี {year} ไม่มีวันที่ {day} เขียนแบบ {DAY_EXAMPLE.th}",
            f"There is no day {day} of month {month} in {year}; write it like {DAY_EXAMPLE.en}.",
        ) from None


MOMENT_EXAMPLE: Final = Sentence(
    th="2026-11-22 18:30, 22/11/2569 18:30 หรือ 22 พ.ย. 2569 18:30",
    en="2026-11-22 18:30, 22/11/2569 18:30 or 22 พ.ย. 2569 18:30",
)

_TIME = r"(?P<hour>\d{1,2})[:.](?P<minute>\d{2})(?::(?P<second>\d{2}))?\s*(?P<half>am|pm|น\.?)?"
_ZONE = r"(?P<zone>z|[+-]\d{2}:?\d{2})?"
_CLOCK = re.compile(_TIME)
_MOMENT = re.compile(rf"(?P<day>.+?)(?:\s+|t){_TIME}{_ZONE}")


def read_moment(text: str, today: date) -> datetime:
    """Read a day and a time; without an offset the time is Bangkok's."""
    found = _MOMENT.fullmatch(plain(text))
    if found is None:
        raise UnclearError(
            "unclear_moment",
            f"{text.strip()!r} ไม่ใช่วันและเวลา เขียนแบบ {MOMENT_EXAMPLE.th}",
            f"{text.strip()!r} is not a day and a time; write it like {MOMENT_EXAMPLE.en}.",
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
        shown = f"{found['hour']}:{found['minute']}"
        raise UnclearError(
            "unclear_time",
            f"{shown} ไม่ใช่เวลาของวัน เขียนแบบ 18:30",
            f"{shown} is not a time of day; write it like 18:30.",
        ) from None


def _zone(offset: str | None) -> timezone:
    if offset is None:
        return BANGKOK
    if offset == "z":
        return UTC
    hours, minutes = int(offset[1:3]), int(offset[-2:])
    if hours > 14 or minutes > 59:
        raise UnclearError(
            "unclear_time",
            f"{offset} ไม่ใช่เขตเวลา เวลากรุงเทพฯ ไม่ต้องใส่",
            f"{offset} is not a time zone; leave it out for Bangkok time.",
        )
    ahead = timedelta(hours=hours, minutes=minutes)
    return timezone(ahead if offset[0] == "+" else -ahead)
