"""Opening hours: which days, from when, till when."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from nk.content.schema.base import ContentModel
from nk.content.schema.values import Clock

Day = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]


class TimeRange(ContentModel):
    """From one time of the day to a later one."""

    opens: Clock
    closes: Clock

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.closes <= self.opens:
            raise ValueError("closing time must be later than opening time")
        return self


class OpeningHours(TimeRange):
    """The hours of some days of the week."""

    days: Annotated[tuple[Day, ...], Field(min_length=1)]


def days_once(hours: tuple[OpeningHours, ...]) -> tuple[OpeningHours, ...]:
    """Refuse a day that is given two sets of hours."""
    days = [day for part in hours for day in part.days]
    twice = sorted({day for day in days if days.count(day) > 1})
    if twice:
        raise ValueError(f"{', '.join(twice)} is given twice; each day has one set of hours")
    return hours
