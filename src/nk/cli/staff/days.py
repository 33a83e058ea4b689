"""Reading a calendar day in the forms used in Bangkok, Buddhist years included."""

import re
import unicodedata
from datetime import date, timedelta
from typing import Final

from nk.cli.staff.month_names import ENGLISH, month_number
from nk.cli.staff.unclear import UnclearError

DAY_EXAMPLE: Final = "2026-11-22, 22/11/2569 or 22 พ.ย. 2569"

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
        raise UnclearError(f"A date is shorter than {len(text):,} letters; write {DAY_EXAMPLE}.")
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
    raise UnclearError(f"{text.strip()!r} is not a day; write it like {DAY_EXAMPLE}.")


def _day_first(typed: str, day: int, month: int, written_year: str) -> date:
    """Read day, month, year; refuse what an American would read as month, day, year."""
    year = _year(written_year)
    if int(written_year) < _BUDDHIST_FROM and day != month and max(day, month) <= 12:
        raise UnclearError(
            f"{typed} can be {day} {ENGLISH[month - 1]} or {month} {ENGLISH[day - 1]}; "
            f"write {year}-{month:02}-{day:02} or {year}-{day:02}-{month:02}."
        )
    return _day(year, month, day)


def _named_month(found: re.Match[str]) -> date:
    month = month_number(found["month"])
    if month is None:
        raise UnclearError(f"{found['month']!r} is not a month; write a day like {DAY_EXAMPLE}.")
    return _day(_year(found["year"], found["era"] or ""), month, int(found["day"]))


def _year(written: str, era: str = "") -> int:
    if len(written) != 4:
        raise UnclearError(f"The year {written} is not clear; write 2569 or 2026 in full.")
    buddhist = int(written) >= _BUDDHIST_FROM
    if era and buddhist != era.startswith("พ"):
        raise UnclearError(f"{era} and {written} do not go together; write 2569 or 2026.")
    year = int(written) - (_BUDDHIST_AHEAD if buddhist else 0)
    if not _FIRST_YEAR <= year <= _LAST_YEAR:
        raise UnclearError(f"The year {written} is too far away; write 2569 or 2026.")
    return year


def _day(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError:
        raise UnclearError(
            f"There is no day {day} of month {month} in {year}; write it like {DAY_EXAMPLE}."
        ) from None
