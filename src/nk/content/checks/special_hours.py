"""Special days that contradict each other, name no branch, or are over."""

from collections.abc import Iterator
from datetime import date

from nk.content.errors import ContentError
from nk.content.schema.hours import SpecialDay, SpecialHours
from nk.content.yaml import Document
from nk.sentences import Sentence


def contradicting_days(
    days: SpecialHours, branches: frozenset[str], document: Document
) -> Iterator[ContentError]:
    """Find a branch that does not exist, and a day on which a branch has two sets of hours."""
    for index, day in enumerate(days):
        for unknown in sorted(set(day.branches) - branches):
            names = ", ".join(sorted(branches))
            reason = Sentence(
                th=f"ไม่มีสาขา {unknown} สาขาที่มีคือ {names}",
                en=f"there is no branch {unknown}; the branches are {names}",
            )
            yield document.error((index, "branches"), reason)
        for earlier in days[:index]:
            if _meet(day, earlier):
                yield document.error((index, "first"), _twice(day, earlier))


def _twice(day: SpecialDay, earlier: SpecialDay) -> Sentence:
    return Sentence(
        th=f"วันที่ {day.first} มีเวลาพิเศษแล้ว ในรายการที่เริ่ม {earlier.first} เก็บไว้อันเดียว",
        en=f"{day.first} has special hours already, since {earlier.first}; keep one",
    )


def _meet(one: SpecialDay, other: SpecialDay) -> bool:
    # No branch named means all of them.
    shared = not one.branches or not other.branches or set(one.branches) & set(other.branches)
    return bool(shared) and one.first <= other.end and other.first <= one.end


def past_days(days: SpecialHours, document: Document, today: date) -> Iterator[ContentError]:
    """Find special days that are over and only make the file longer."""
    for index, day in enumerate(days):
        if day.end < today:
            reason = Sentence(
                th=f"วันที่ {day.end} ผ่านไปแล้ว เอารายการนี้ออกได้",
                en=f"{day.end} is over; take this entry out",
            )
            yield document.error((index, "first"), reason)
