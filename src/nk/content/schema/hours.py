"""When doors are open: the hours of a week, and the days that differ."""

from datetime import date
from itertools import groupby
from typing import Annotated, Literal, Self, get_args

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from nk.content.schema.values import Clock, ContentModel, Slug, Text
from nk.sentences import WrongValueError

Day = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
DAYS: tuple[Day, ...] = get_args(Day)

_NAMES = {
    "th": ("จันทร์", "อังคาร", "พุธ", "พฤหัสบดี", "ศุกร์", "เสาร์", "อาทิตย์"),
    "en": ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
}
# The last moment that still belongs to the evening before: six in the morning.
_LATEST_CLOSING = 30 * 60
_NOT_LATER = "closing time must be later than opening time"


def minutes_of(time: str) -> int:
    """Count the minutes from midnight; 25:00 is an hour after the next one."""
    return int(time[:2]) * 60 + int(time[3:])


def clock_of(minutes: int) -> str:
    """Write minutes as the hand of a clock shows them: 25 hours are 01:00."""
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def _late_clock(value: str) -> str:
    hours, _, minutes = value.partition(":")
    fits = len(value) == 5 and hours.isdecimal() and minutes.isdecimal() and value.isascii()
    if not fits or int(hours) > 30 or int(minutes) > 59:
        raise WrongValueError(
            "ใส่เวลาแบบ 21:00 ถ้าเลยเที่ยงคืนใส่ 01:00 หรือ 25:00",
            'write the time as "21:00", in quotes; after midnight "01:00" or "25:00"',
        )
    return value


LateClock = Annotated[str, AfterValidator(_late_clock)]


class TimeRange(ContentModel):
    """From one time of the day to a later one."""

    opens: Clock
    closes: Clock

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.closes <= self.opens:
            raise WrongValueError("เวลาปิดต้องอยู่หลังเวลาเปิด", _NOT_LATER)
        return self

    @property
    def whole_hours(self) -> int:
        """How many whole hours it lasts."""
        return (minutes_of(self.closes) - minutes_of(self.opens)) // 60


class DoorTimes(ContentModel):
    """From opening to closing, which may be after midnight: 01:00 and 25:00 are the same.

    It is kept as 25:00, so that a closing time is always later than the opening time.
    """

    opens: Clock
    closes: LateClock

    @field_validator("closes")
    @classmethod
    def _after_midnight(cls, closes: str, info: ValidationInfo) -> str:
        end = minutes_of(closes)
        if end < minutes_of(info.data.get("opens", "00:00")):
            return f"{end // 60 + 24:02}:{end % 60:02}"
        return closes

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if not minutes_of(self.opens) < minutes_of(self.closes) <= _LATEST_CLOSING:
            raise WrongValueError(
                "เวลาปิดต้องอยู่หลังเวลาเปิด และไม่เกินหกโมงเช้า",
                f"{_NOT_LATER}, and not after six in the morning",
            )
        return self

    @property
    def shown(self) -> str:
        """The times as people read them, with a closing time after midnight as a clock shows it."""
        return f"{self.opens}–{clock_of(minutes_of(self.closes))}"


class OpeningHours(DoorTimes):
    """The hours of some days of the week."""

    days: Annotated[tuple[Day, ...], Field(min_length=1)]


def days_once(hours: tuple[OpeningHours, ...]) -> tuple[OpeningHours, ...]:
    """Refuse a day that is given two sets of hours."""
    days = [day for part in hours for day in part.days]
    twice = sorted({day for day in days if days.count(day) > 1})
    if twice:
        raise WrongValueError(
            f"วัน {', '.join(twice)} ใส่ซ้ำ แต่ละวันมีเวลาเปิดชุดเดียว",
            f"{', '.join(twice)} is given twice; each day has one set of hours",
        )
    return hours


def shown_hours(hours: tuple[OpeningHours, ...]) -> Text:
    """Say the hours of a week: each run of days with the same times once, Monday first."""
    times = {day: part.shown for part in hours for day in part.days}
    runs = [
        (time, [number for number, _ in run])
        for time, run in groupby(enumerate(DAYS), lambda each: times.get(each[1]))
        if time
    ]
    thai = [f"{_run(days, 'th', 'ทุกวัน')} {time} น." for time, days in runs]
    english = [f"{_run(days, 'en', 'Daily')} {time}" for time, days in runs]
    return Text(th=" ".join(thai), en=", ".join(english))


def _run(days: list[int], language: str, every_day: str) -> str:
    names = _NAMES[language]
    if len(days) == len(names):
        return every_day
    return names[days[0]] if len(days) == 1 else f"{names[days[0]]}–{names[days[-1]]}"


class SpecialDay(ContentModel):
    """A day, or a row of days, on which branches keep other hours or none; no name means all."""

    first: date
    last: date | None = None
    branches: Annotated[tuple[Slug, ...], Field(exclude=True)] = ()
    hours: DoorTimes | None
    reason: Text

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.last is not None and self.last < self.first:
            raise WrongValueError("วันสุดท้ายต้องไม่มาก่อนวันแรก", "`last` must not be before `first`")
        return self

    @property
    def end(self) -> date:
        """The last day it holds on."""
        return self.last or self.first


SpecialHours = tuple[SpecialDay, ...]
