"""Sold-out dishes and closing days, which visitors see within seconds and without a build."""

from datetime import date, datetime
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from nk.bangkok import bangkok_day
from nk.club import notices as club
from nk.club.club import read_branches
from nk.club.events.entry import read_branch
from nk.club.notices import find_dish, read_dishes
from nk.club.store.connections import Change
from nk.desk.access.session import CurrentDesk, CurrentWrite, Desk
from nk.desk.bodies.base import Sent
from nk.desk.bodies.events import Typed

router = APIRouter(prefix="/api")

Branches = Annotated[list[Typed], Field(max_length=50)]


class DishBody(BaseModel):
    """A dish: its key, the part of the menu it stands in, its names."""

    key: str
    group: str
    th: str
    en: str


class SoldOutBody(BaseModel):
    """A dish that a branch has run out of; until null is until it is taken back."""

    dish: str
    branch_id: str
    until: datetime | None


class ClosingDayBody(BaseModel):
    """A day on which a branch stays shut."""

    branch_id: str
    day: date
    reason: str
    reason_en: str


class NoticesBody(BaseModel):
    """The menu, what is sold out, and the closing days from today on."""

    dishes: list[DishBody]
    sold_out: list[SoldOutBody]
    closing_days: list[ClosingDayBody]


class SoldOutForm(Sent):
    """Branches that have run out of a dish: for today, or until it is taken back."""

    dish: Typed
    branches: Branches
    until_taken_back: bool = False


class AvailableForm(Sent):
    """Branches that have a dish again."""

    dish: Typed
    branches: Branches


class ClosingDaysForm(Sent):
    """Branches that stay shut from the first day to the last, and why."""

    branches: Branches
    first: date
    last: date
    reason: Typed = ""
    reason_en: Typed = ""


class OpenAgainForm(Sent):
    """A branch that opens after all on a day."""

    branch_id: Typed
    day: date


def _notices(connection: Connection, desk: Desk, now: datetime) -> NoticesBody:
    return NoticesBody(
        dishes=[
            DishBody(key=dish.key, group=dish.group, th=dish.th, en=dish.en)
            for dish in read_dishes(desk.content)
        ],
        sold_out=[
            SoldOutBody(dish=one.dish, branch_id=one.branch_id, until=one.until)
            for one in club.list_sold_out(connection, now)
        ],
        closing_days=[
            ClosingDayBody(
                branch_id=one.branch_id, day=one.day, reason=one.reason, reason_en=one.reason_en
            )
            for one in club.list_closing_days(connection, bangkok_day(now))
        ],
    )


def _known(desk: Desk, branches: list[str]) -> list[str]:
    known = read_branches(desk.content)
    return [found for typed in branches if (found := read_branch(typed, known))]


@router.get("/notices")
def notices(desk: CurrentDesk) -> NoticesBody:
    """Return what visitors are told now, and all that could be sold out."""
    with desk.reader.reading() as connection:
        return _notices(connection, desk, desk.clock())


@router.post("/notices/sold-out", response_model=NoticesBody)
def sold_out(form: SoldOutForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Say that branches have run out of a dish."""

    def work(change: Change) -> NoticesBody:
        dish = find_dish(form.dish, read_dishes(desk.content))
        branches = _known(desk, form.branches)
        club.mark_sold_out(change, dish, branches, until_taken_back=form.until_taken_back)
        return _notices(change.connection, desk, change.at)

    return write.do(work).response()


@router.post("/notices/available", response_model=NoticesBody)
def available(form: AvailableForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Say that branches have a dish again, also one that is no longer on the menu."""

    def work(change: Change) -> NoticesBody:
        club.mark_available(change, form.dish, form.branches)
        return _notices(change.connection, desk, change.at)

    return write.do(work).response()


@router.post("/notices/close", response_model=NoticesBody)
def close(form: ClosingDaysForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Say that branches stay shut."""

    def work(change: Change) -> NoticesBody:
        branches = _known(desk, form.branches)
        reasons = (form.reason, form.reason_en)
        club.close_for_days(change, branches, form.first, form.last, *reasons)
        return _notices(change.connection, desk, change.at)

    return write.do(work).response()


@router.post("/notices/open", response_model=NoticesBody)
def open_again(form: OpenAgainForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Take a closing day back."""

    def work(change: Change) -> NoticesBody:
        club.open_after_all(change, form.branch_id, form.day)
        return _notices(change.connection, desk, change.at)

    return write.do(work).response()
