"""The API's contract: the specification's field names, and a few more beside them."""

from datetime import date, datetime
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from nk.bangkok import BANGKOK
from nk.club.events.details import details_of
from nk.club.names import encode_name
from nk.sources.contract import Event, LeaderboardEntry, Notices, Winner

EncodedName = Annotated[
    str, Field(description="URL-encoded (UTF-8, percent signs); decode it before showing it.")
]


class _Body(BaseModel):
    model_config = ConfigDict(frozen=True)


class WinnerBody(_Body):
    """Who won an event."""

    name: EncodedName
    avatar: str | None = Field(description="A picture's address, or null.")
    anonymous: bool = Field(description="The person asked to be removed; the name says nothing.")


class RegistrationBody(_Body):
    """Somebody who takes part in an event."""

    running_number: int
    player_name: EncodedName
    winner: bool
    anonymous: bool
    avatar: str | None = Field(description="A picture's address, or null.")


class PlacedBody(_Body):
    """One of the first three of a finished tournament."""

    place: int
    name: EncodedName
    anonymous: bool


class EventSummary(_Body):
    """An event as a list shows it."""

    id: str
    name: str
    event_type: str
    status: Literal["upcoming", "ongoing", "past"]
    cancelled: bool
    date: str = Field(description="The day in Bangkok, as YYYY-MM-DD.")
    event_date_iso: str = Field(description="The start with Bangkok's offset, ISO 8601.")
    event_end_iso: str | None = Field(description="The end with Bangkok's offset, ISO 8601.")
    location: str
    branch_id: str | None
    description: str = Field(description="Plain text; line breaks are meant.")
    register_url: str | None = Field(
        description="An https address, only while the event is upcoming and not cancelled."
    )
    registrations_count: int
    winner: WinnerBody | None
    sample: bool = Field(description="Shipped as an example, not written by the shop.")
    name_en: str = Field(description="The name in English; empty where `name` says it for all.")
    description_en: str = Field(description="The description in English; may be empty.")
    fee: int | None = Field(description="Baht to take part; 0 is free, null is not said.")
    format: str = Field(description="How it is played; may be empty, as all that follow.")
    format_en: str
    bring: str = Field(description="What to bring.")
    bring_en: str
    level: str = Field(description="For which age or level.")
    level_en: str
    places: int | None = Field(description="How many can take part; null is not said.")
    picture: str | None = Field(description="A picture's address, or null.")
    picture_alt: str = Field(description="What the picture shows; may be empty.")
    picture_alt_en: str
    picture_left: int | None = Field(
        description="The point of the picture that a crop keeps in sight, in per cent from the"
        " left; null is the middle."
    )
    picture_top: int | None = Field(description="The same from the top.")
    cancel_reason: str = Field(description="Why it was called off; may be empty.")
    cancel_reason_en: str
    tournament: Literal["registering", "running", "finished"] | None = Field(
        description="How far the event's tournament is; null if it has none. See /live."
    )
    podium: list[PlacedBody] = Field(
        description="The first three, once it is finished; nobody where there is no champion."
    )


class EventDetail(EventSummary):
    """An event with the people who take part."""

    registrations: list[RegistrationBody] = Field(
        description="By running number; at most 2,000, while registrations_count is complete."
    )


class LeaderboardLine(_Body):
    """A line of the leaderboard."""

    rank: int = Field(description="Equal ratings share a rank: 1, 2, 2, 4.")
    name: EncodedName
    rating: int
    avatar: str | None
    change_week: int | None = Field(description="Points won or lost since last week's end.")
    history: list[int] = Field(description="The rating week by week, the last one being now.")


class SoldOutBody(_Body):
    """A dish that some branches have run out of."""

    dish: str = Field(description="The menu part's id, a stroke, and the name in English.")
    branches: list[str]


class ClosingDayBody(_Body):
    """A day on which a branch stays shut, told at short notice."""

    branch_id: str
    day: date = Field(description="The day in Bangkok, as YYYY-MM-DD.")
    reason: str = Field(description="May be empty, as the English one.")
    reason_en: str


class NoticesBody(_Body):
    """What visitors have to know at once."""

    sold_out: list[SoldOutBody]
    closing_days: list[ClosingDayBody] = Field(description="From today on, the soonest first.")


class ErrorDetail(_Body):
    """What went wrong."""

    code: str = Field(description="A fixed word for programs to act on.")
    message: str = Field(description="A sentence for people.")
    field: str | None = Field(description="The parameter it is about, if it is about one.")


class ErrorBody(_Body):
    """The one shape of every error."""

    error: ErrorDetail


def event_summary(event: Event) -> EventSummary:
    """Return an event as lists show it."""
    starts = event.starts_at.astimezone(BANGKOK)
    open_for_registration = event.status == "upcoming" and not event.cancelled
    return EventSummary(
        id=event.id,
        name=event.name,
        event_type=event.event_type,
        status=event.status,
        cancelled=event.cancelled,
        date=starts.date().isoformat(),
        event_date_iso=_iso(event.starts_at),
        event_end_iso=_iso(event.ends_at) if event.ends_at else None,
        location=event.location,
        branch_id=event.branch_id,
        description=event.description,
        register_url=event.register_url if open_for_registration else None,
        registrations_count=event.registrations_count,
        winner=_winner(event.winner),
        sample=event.sample,
        tournament=event.tournament,
        podium=[
            PlacedBody(place=one.place, name=encode_name(one.name), anonymous=one.anonymous)
            for one in event.podium
        ],
        **details_of(event),
    )


def event_detail(event: Event) -> EventDetail:
    """Return an event with its people."""
    people = [
        RegistrationBody(
            running_number=person.running_number,
            player_name=encode_name(person.player_name),
            winner=person.winner,
            anonymous=person.anonymous,
            avatar=person.avatar,
        )
        for person in event.registrations
    ]
    return EventDetail(**dict(event_summary(event)), registrations=people)


def leaderboard_line(entry: LeaderboardEntry) -> LeaderboardLine:
    """Return a line of the leaderboard."""
    return LeaderboardLine(
        rank=entry.rank,
        name=encode_name(entry.name),
        rating=entry.rating,
        avatar=entry.avatar,
        change_week=entry.change_week,
        history=list(entry.history),
    )


def _winner(winner: Winner | None) -> WinnerBody | None:
    if winner is None:
        return None
    return WinnerBody(
        name=encode_name(winner.name), avatar=winner.avatar, anonymous=winner.anonymous
    )


def _iso(moment: datetime) -> str:
    return moment.astimezone(BANGKOK).isoformat(timespec="seconds")


def notices_body(notices: Notices) -> NoticesBody:
    """Return what holds now."""
    return NoticesBody(
        sold_out=[
            SoldOutBody(dish=dish, branches=list(branches)) for dish, branches in notices.sold_out
        ],
        closing_days=[
            ClosingDayBody(
                branch_id=one.branch_id, day=one.day, reason=one.reason, reason_en=one.reason_en
            )
            for one in notices.closing_days
        ],
    )
