"""The same event on other days: a copy, and a week-by-week series."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from nk.club.errors import UnclearError
from nk.club.events import events
from nk.club.events.entry import Branches, add_event
from nk.club.events.lists import same_event
from nk.club.store.connections import Change

MOST_WEEKS: Final = 26
_WEEK: Final = timedelta(weeks=1)


def copy_event(change: Change, event_id: int, starts: Sequence[datetime]) -> list[int]:
    """Write an event down again at each of these starts, as long as the first; return numbers.

    What belongs to the one day stays with it: who came, whether it was called off, its status.
    A start at which the same event is written down already is passed over.
    """
    known = events.known_event(change, event_id)
    length = known.ends_at - known.starts_at
    copies = [
        replace(
            known,
            starts_at=start,
            ends_at=start + length,
            fixed_status=None,
            cancelled=False,
            cancel_reason="",
            cancel_reason_en="",
            sample=False,
        )
        for start in dict.fromkeys(starts)
        if same_event(change.connection, known.name, start) is None
    ]
    return [events.add(change, copy) for copy in copies]


def repeat_weekly(change: Change, event_id: int, weeks: int) -> list[int]:
    """Write an event down for so many weeks in all, itself included; return the new numbers."""
    if not 1 <= weeks <= MOST_WEEKS:
        raise UnclearError(
            "too_many_weeks",
            f"ตั้งล่วงหน้าได้ 1 ถึง {MOST_WEEKS} สัปดาห์",
            f"A series is of 1 to {MOST_WEEKS} weeks.",
            "weeks",
        )
    first = events.known_event(change, event_id).starts_at
    return copy_event(change, event_id, [first + _WEEK * week for week in range(1, weeks)])


def add_series(
    change: Change,
    typed: Mapping[str, str],
    branches: Branches,
    weeks: int,
    *,
    again: bool = False,
    anyway: bool = False,
) -> list[int]:
    """Write an event down as typed, and again every week; return all numbers."""
    first = add_event(change, typed, branches, again=again, anyway=anyway)
    return [first, *repeat_weekly(change, first, weeks)]
