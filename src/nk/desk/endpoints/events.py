"""Events: list, month, add, change, copy, call off, close, delete."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from pydantic import StringConstraints
from sqlalchemy import Connection

from nk.bangkok import BANGKOK, bangkok_day
from nk.club.club import read_branches
from nk.club.events import events as club
from nk.club.events.entry import edit_event
from nk.club.events.events import Event, Status
from nk.club.events.lists import checked_in, events_between, list_events, required_event
from nk.club.events.registrations import close_event
from nk.club.events.series import add_series, copy_event
from nk.club.store.connections import Change
from nk.club.typed import read_moment
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite, Write, require_event
from nk.desk.answers import StaleError
from nk.desk.bodies.events import (
    AddedBody,
    CancelEventForm,
    CloseEventForm,
    CopyEventForm,
    DoneBody,
    EditEventForm,
    EventBody,
    EventsBody,
    NewEventForm,
    ThatEvent,
    event_body,
    event_line,
)

router = APIRouter(prefix="/api")

_PAGE: Final = 50
_MOST_OF_A_MONTH: Final = 500
Month = Annotated[str, StringConstraints(pattern=r"^20\d\d-(0[1-9]|1[0-2])$")]


@router.get("/events")
def events(
    desk: CurrentDesk,
    status: Status = "upcoming",
    offset: Annotated[int, Query(ge=0, le=10_000)] = 0,
    month: Month | None = None,
) -> EventsBody:
    """List events by status, or all of a month."""
    now = desk.clock()
    with desk.reader.reading() as connection:
        if month is not None:
            first = datetime.strptime(month, "%Y-%m").replace(tzinfo=BANGKOK)
            after = (first + timedelta(days=32)).replace(day=1)
            found = events_between(connection, first, after, now, _MOST_OF_A_MONTH)
            return events_body(connection, found)
        found = list_events(connection, status, now, _PAGE + 1, offset)
        return events_body(connection, found[:_PAGE], more=len(found) > _PAGE)


def events_body(connection: Connection, found: list[Event], *, more: bool = False) -> EventsBody:
    """Return events as a list shows them."""
    here = checked_in(connection, [event.id for event in found])
    return EventsBody(
        events=[event_line(event, here.get(event.id, 0)) for event in found], more=more
    )


@router.get("/events/{event_id}")
def event(event_id: int, desk: CurrentDesk, device: CurrentDevice) -> EventBody:
    """Return one event with its people."""
    require_event(device, event_id)
    with desk.reader.reading() as connection:
        return event_body(required_event(connection, event_id, desk.clock()))


def event_now(change: Change, event_id: int) -> EventBody:
    """Return an event as the change leaves it."""
    return event_body(required_event(change.connection, event_id, change.at))


def changed_event(write: Write, form: ThatEvent, work: Callable[[Change], object]) -> Response:
    """Change an event that nobody else has changed since it was looked at."""

    def guarded(change: Change) -> EventBody:
        there = event_now(change, form.id)
        if there.version != form.version:
            raise StaleError(there.model_dump(mode="json"))
        work(change)
        return event_now(change, form.id)

    return write.do(guarded).response()


@router.post("/events/add", response_model=AddedBody)
def add(form: NewEventForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Add an event, once or every week."""

    def work(change: Change) -> AddedBody:
        insisted = {"again": form.again, "anyway": form.anyway}
        branches = read_branches(desk.content)
        return AddedBody(ids=add_series(change, form.fields, branches, form.weeks, **insisted))

    return write.do(work).response()


@router.post("/events/edit", response_model=EventBody)
def edit(form: EditEventForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Change the fields that are sent."""

    def work(change: Change) -> None:
        edit_event(change, form.id, form.fields, read_branches(desk.content), anyway=form.anyway)

    return changed_event(write, form, work)


@router.post("/events/copy", response_model=AddedBody)
def copy(form: CopyEventForm, write: CurrentWrite) -> Response:
    """Write an event down again on other days."""

    def work(change: Change) -> AddedBody:
        today = bangkok_day(change.at)
        starts = [read_moment(typed, today) for typed in form.starts]
        return AddedBody(ids=copy_event(change, form.id, starts))

    return write.do(work).response()


@router.post("/events/cancel", response_model=EventBody)
def cancel(form: CancelEventForm, write: CurrentWrite) -> Response:
    """Call an event off, with the reason that visitors read."""

    def work(change: Change) -> None:
        club.cancel(change, form.id, form.reason, form.reason_en, anyway=form.anyway)

    return changed_event(write, form, work)


@router.post("/events/uncancel", response_model=EventBody)
def uncancel(form: ThatEvent, write: CurrentWrite) -> Response:
    """Bring a cancelled event back."""
    return changed_event(write, form, lambda change: club.take_place_after_all(change, form.id))


@router.post("/events/close", response_model=EventBody)
def close(form: CloseEventForm, write: CurrentWrite) -> Response:
    """Put an event among the past ones, and say who won."""
    return changed_event(
        write,
        form,
        lambda change: close_event(change, form.id, form.winner or None, anyway=form.anyway),
    )


@router.post("/events/delete", response_model=DoneBody)
def delete(form: ThatEvent, write: CurrentWrite) -> Response:
    """Take an event away that nobody has signed up for."""

    def work(change: Change) -> DoneBody:
        there = event_now(change, form.id)
        if there.version != form.version:
            raise StaleError(there.model_dump(mode="json"))
        club.delete_event(change, form.id)
        return DoneBody()

    return write.do(work).response()
