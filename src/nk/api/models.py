"""The API's contract: the specification's field names, and a few more beside them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

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


class ErrorDetail(_Body):
    """What went wrong."""

    code: str = Field(description="A fixed word for programs to act on.")
    message: str = Field(description="A sentence for people.")
    field: str | None = Field(description="The parameter it is about, if it is about one.")


class ErrorBody(_Body):
    """The one shape of every error."""

    error: ErrorDetail
