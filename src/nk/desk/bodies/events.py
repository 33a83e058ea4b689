"""What the screens of events send and get."""

from datetime import datetime
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from nk.club.events.entry import FIELDS, typed_values
from nk.club.events.events import Event, Registration, Status, TournamentState
from nk.club.events.series import MOST_WEEKS
from nk.club.store import columns
from nk.desk.bodies.base import Sent

Number = Annotated[int, Field(ge=1, le=2**62)]
Version = Annotated[int, Field(ge=0, le=2**62)]
# As typed by a person: the club reads it and says what is wrong with it.
Typed = Annotated[str, StringConstraints(max_length=columns.DESCRIPTION_LENGTH)]


def _known(name: str) -> str:
    if name not in FIELDS:
        raise ValueError("an event has no such field")
    return name


FieldName = Annotated[str, AfterValidator(_known)]
Fields = Annotated[
    dict[FieldName, Typed],
    Field(json_schema_extra={"x-typescript": "Readonly<Partial<Record<EventField, string>>>"}),
]
AllFields = Annotated[
    dict[str, str],
    Field(json_schema_extra={"x-typescript": "Readonly<Record<EventField, string>>"}),
]
_MOST_COPIES: Final = 60


class NewEventForm(Sent):
    """An event as typed, and for how many weeks."""

    fields: Fields
    weeks: Annotated[int, Field(ge=1, le=MOST_WEEKS)] = 1
    again: bool = False
    anyway: bool = False


class ThatEvent(Sent):
    """An event, and the version that was looked at."""

    id: Number
    version: Version


class EditEventForm(ThatEvent):
    """The fields that were changed."""

    fields: Fields
    anyway: bool = False


class CopyEventForm(Sent):
    """The event to write down again, and the starts of the copies."""

    id: Number
    starts: Annotated[list[Typed], Field(min_length=1, max_length=_MOST_COPIES)]


class CancelEventForm(ThatEvent):
    """Why an event is called off, for those who planned to come."""

    reason: Typed = ""
    reason_en: Typed = ""
    anyway: bool = False


class CloseEventForm(ThatEvent):
    """An event that is over, and who won: a name, or no:3 for the third of the list."""

    winner: Typed | None = None
    anyway: bool = False


class RegisterForm(Sent):
    """Somebody to put on an event's list; a walk-in is here already."""

    id: Number
    name: Typed
    walk_in: bool = False


class ListedForm(Sent):
    """Somebody on an event's list."""

    id: Number
    number: Number


class CheckInForm(ListedForm):
    """Whether somebody has come."""

    here: bool = True


class PersonBody(BaseModel):
    """Somebody on an event's list."""

    number: int
    name: str
    player_id: int | None
    anonymous: bool
    winner: bool
    checked_in_at: datetime | None
    walk_in: bool


class EventLine(BaseModel):
    """An event in a list."""

    id: int
    version: int
    name: str
    name_en: str
    event_type: str
    status: Status
    cancelled: bool
    cancel_reason: str
    starts_at: datetime
    ends_at: datetime
    branch_id: str | None
    location: str
    places: int | None
    people: int
    here: int
    winner: str | None
    sample: bool
    # How far its tournament is, if it has one.
    tournament: TournamentState | None


class EventBody(EventLine):
    """An event with all its fields as they are typed, and its people."""

    fields: AllFields
    list: list[PersonBody]


class EventPictureBody(BaseModel):
    """The address of a picture that was sent, for the event's field."""

    picture: str


class EventsBody(BaseModel):
    """A list of events; `more` says that there are further ones."""

    events: list[EventLine]
    more: bool = False


class AddedBody(BaseModel):
    """The numbers of new events."""

    ids: list[int]


class DoneBody(BaseModel):
    """What was done has no more to say."""

    done: bool = True


def event_line(event: Event, here: int) -> EventLine:
    """Return an event for a list."""
    return EventLine(**_line(event, here))


def event_body(event: Event) -> EventBody:
    """Return an event whole."""
    people = [person_body(person) for person in event.registrations]
    here = sum(person.checked_in_at is not None for person in people)
    return EventBody(**_line(event, here), fields=typed_values(event), list=people)


def person_body(person: Registration) -> PersonBody:
    """Return somebody on the list."""
    return PersonBody(
        number=person.running_number,
        name=person.player_name,
        player_id=person.player_id,
        anonymous=person.anonymous,
        winner=person.winner,
        checked_in_at=person.checked_in_at,
        walk_in=person.walk_in,
    )


def _line(event: Event, here: int) -> dict[str, object]:
    same = (
        "id", "name", "name_en", "event_type", "status", "cancelled", "cancel_reason",
        "starts_at", "ends_at", "branch_id", "location", "places", "sample", "tournament",
    )  # fmt: skip
    return {
        **{name: getattr(event, name) for name in same},
        "version": event.sequence,
        "people": event.registrations_count,
        "here": here,
        "winner": event.winner.name if event.winner else None,
    }
