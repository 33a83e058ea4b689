"""Who takes part in an event: sign up, walk in, check in, take off the list."""

from fastapi import APIRouter, Response

from nk.club.events import check_in as club
from nk.club.events.registrations import register, unregister
from nk.club.store.connections import Change
from nk.desk.access.session import CurrentWrite
from nk.desk.bodies.events import CheckInForm, EventBody, ListedForm, RegisterForm
from nk.desk.endpoints.events import event_now

router = APIRouter(prefix="/api")


@router.post("/events/register", response_model=EventBody)
def sign_up(form: RegisterForm, write: CurrentWrite) -> Response:
    """Put somebody on the list; a walk-in is checked in at once."""

    def work(change: Change) -> EventBody:
        (club.walk_in if form.walk_in else register)(change, form.id, form.name)
        return event_now(change, form.id)

    return write.do(work).response()


@router.post("/events/unregister", response_model=EventBody)
def take_off(form: ListedForm, write: CurrentWrite) -> Response:
    """Take somebody off the list; the other numbers stay."""

    def work(change: Change) -> EventBody:
        unregister(change, form.id, form.number)
        return event_now(change, form.id)

    return write.do(work).response()


@router.post("/events/check-in", response_model=EventBody)
def check_in(form: CheckInForm, write: CurrentWrite) -> Response:
    """Note that somebody has come, or that it was a slip."""

    def work(change: Change) -> EventBody:
        club.check_in(change, form.id, form.number, here=form.here)
        return event_now(change, form.id)

    return write.do(work).response()
