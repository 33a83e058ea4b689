"""Whether a branch is open: the hours of the week, special days, and closing days told live."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from nk.bangkok import BANGKOK
from nk.club.errors import Sentence
from nk.club.notices import ClosingDay
from nk.content.schema.hours import DAYS, DoorTimes, OpeningHours, SpecialHours, minutes_of
from nk.content.yaml import read_document

_HOURS: Final = TypeAdapter(tuple[OpeningHours, ...])
_SPECIAL: Final = TypeAdapter(SpecialHours)
_WHOLE_DAY: Final = 24 * 60


@dataclass(frozen=True, slots=True)
class ShopBranch:
    """A branch with its names and hours."""

    id: str
    name: Sentence
    hours: tuple[OpeningHours, ...]


@dataclass(frozen=True, slots=True)
class Doors:
    """Today's hours of a branch, none if it stays shut, why, and whether it is open now."""

    shown: str | None
    reason: Sentence | None
    is_open: bool


@dataclass(frozen=True, slots=True)
class ShopHours:
    """The branches, and the days on which their weekly hours do not hold."""

    branches: tuple[ShopBranch, ...]
    special: SpecialHours

    def doors(self, branch: ShopBranch, closed: Mapping[date, ClosingDay], now: datetime) -> Doors:
        """Return how a branch's doors are at a moment; a night before may still go on."""
        here = now.astimezone(BANGKOK)
        minute = here.hour * 60 + here.minute
        today, reason = self._times(branch, closed, here.date())
        evening, _ = self._times(branch, closed, here.date() - timedelta(days=1))
        is_open = _holds(today, minute) or _holds(evening, minute + _WHOLE_DAY)
        return Doors(today.shown if today else None, reason, is_open)

    def _times(
        self, branch: ShopBranch, closed: Mapping[date, ClosingDay], day: date
    ) -> tuple[DoorTimes | None, Sentence | None]:
        if day in closed:
            return None, Sentence(th=closed[day].reason, en=closed[day].reason_en)
        for other in self.special:
            named = not other.branches or branch.id in other.branches
            if named and other.first <= day <= other.end:
                return other.hours, Sentence(th=other.reason.th, en=other.reason.en)
        weekday = DAYS[day.weekday()]
        return next((part for part in branch.hours if weekday in part.days), None), None


def _holds(times: DoorTimes | None, minute: int) -> bool:
    return times is not None and minutes_of(times.opens) <= minute < minutes_of(times.closes)


def read_shop_hours(content: Path) -> ShopHours:
    """Read the branches and special days of the content."""
    branches: Any = read_document(content / "branches.yaml", "content/branches.yaml").value
    special = read_document(content / "special-hours.yaml", "content/special-hours.yaml").value
    return ShopHours(
        tuple(
            ShopBranch(
                str(entry["id"]),
                Sentence(th=str(entry["short"]["th"]), en=str(entry["short"]["en"])),
                _HOURS.validate_json(json.dumps(entry["hours"])),
            )
            for entry in branches
        ),
        _SPECIAL.validate_json(json.dumps(special or [], default=str)),
    )
