"""Today: per branch whether it is open and what is on, and what waits for somebody."""

from datetime import date, datetime, time, timedelta
from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import Connection

from nk.bangkok import BANGKOK, bangkok_day
from nk.club.club import read_branches
from nk.club.events import events
from nk.club.events.lists import events_between, list_events
from nk.club.notices import ClosingDay, list_closing_days, list_sold_out
from nk.club.samples import count_samples
from nk.club.tournament.log import unconfirmed
from nk.desk.access.session import CurrentDesk
from nk.desk.bodies.base import Words, words
from nk.desk.bodies.events import EventLine
from nk.desk.endpoints.events import events_body
from nk.desk.shop_hours import ShopBranch, read_shop_hours

router = APIRouter(prefix="/api")

_MOST_TODAY: Final = 100
_NEXT: Final = 5


class BranchBody(BaseModel):
    """A branch by its short name."""

    id: str
    name: Words


class EventBranchBody(BranchBody):
    """A branch, and where its events are that say no more."""

    place: str


class BranchesBody(BaseModel):
    """The branches in the order of the content."""

    branches: list[EventBranchBody]


class BranchToday(BranchBody):
    """A branch today: its hours (none if shut), why, whether it is open now, what is sold out."""

    hours: str | None
    reason: Words | None
    is_open: bool
    sold_out: int


class UnconfirmedBody(BaseModel):
    """Results of a tournament that an organiser has not confirmed."""

    event_id: int
    name: Words
    count: int


class WaitingBody(BaseModel):
    """What waits for somebody: results, edits of the draft, and samples left in the store."""

    results: list[UnconfirmedBody]
    edits: int
    samples: int


class TodayBody(BaseModel):
    """The day, its events, and the next ones after it."""

    now: datetime
    branches: list[BranchToday]
    events: list[EventLine]
    next: list[EventLine]
    waiting: WaitingBody


def _branch(branch: ShopBranch) -> dict[str, object]:
    return {"id": branch.id, "name": words(branch.name)}


@router.get("/branches")
def branches(desk: CurrentDesk) -> BranchesBody:
    """Return the branches, for choosing one."""
    found = read_shop_hours(desk.content).branches
    places = {branch.id: branch.place for branch in read_branches(desk.content)}
    return BranchesBody(
        branches=[
            EventBranchBody.model_validate({**_branch(one), "place": places[one.id]})
            for one in found
        ]
    )


@router.get("/today")
def today(desk: CurrentDesk) -> TodayBody:
    """Return what somebody who opens the shop wants to know."""
    now, shop = desk.clock(), read_shop_hours(desk.content)
    day = bangkok_day(now)
    midnight = datetime.combine(day, time(), BANGKOK)
    with desk.reader.reading() as connection:
        on = events_between(connection, midnight, midnight + timedelta(days=1), now, _MOST_TODAY)
        known = {event.id for event in on}
        later = [
            event
            for event in list_events(connection, "upcoming", now, _NEXT + _MOST_TODAY)
            if event.id not in known
        ]
        closed = list_closing_days(connection, day - timedelta(days=1))
        sold_out = [one.branch_id for one in list_sold_out(connection, now)]
        today_events = events_body(connection, on).events
        following = events_body(connection, later[:_NEXT]).events
        samples = sum(count_samples(connection).values())
        results = [_unconfirmed(connection, *one) for one in unconfirmed(connection).items()]
    shown = []
    for branch in shop.branches:
        doors = shop.doors(branch, _days_of(branch.id, closed), now)
        shown.append(
            BranchToday.model_validate(
                {
                    **_branch(branch),
                    "hours": doors.shown,
                    "reason": words(doors.reason) if doors.reason else None,
                    "is_open": doors.is_open,
                    "sold_out": sold_out.count(branch.id),
                }
            )
        )
    draft = desk.content_writer.drafts.load()
    edits = len(draft.edits) + len(draft.pictures)
    return TodayBody(
        now=now,
        branches=shown,
        events=today_events,
        next=following,
        waiting=WaitingBody(results=results, edits=edits, samples=samples),
    )


def _unconfirmed(connection: Connection, event_id: int, count: int) -> UnconfirmedBody:
    row = events.row_of(connection, event_id)
    name = Words(th=row.name, en=row.name_en or row.name)
    return UnconfirmedBody(event_id=event_id, name=name, count=count)


def _days_of(branch: str, closed: list[ClosingDay]) -> dict[date, ClosingDay]:
    return {one.day: one for one in closed if one.branch_id == branch}
